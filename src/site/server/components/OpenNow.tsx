import { formatWeekday } from '../../../i18n/index.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { openingState, type OpeningState } from './opening-state.ts';
import { clockText } from './opening-words.ts';

interface OpenNowOptions {
  /** Key of a place of the opening hours. */
  place?: 'kiosk' | 'workshops';
}

/** Is it open now, and until when? Nothing when the hours are not known. */
export function OpenNow({ place: key = 'kiosk' }: OpenNowOptions) {
  const page = usePage();
  const place = page.hours?.places.find((candidate) => candidate.key === key);
  if (!page.hours || !place) return null;
  const state = openingState(place, page.hours, page.now);
  page.freshUntil(state.changesAt);
  return <p className={state.isOpen ? 'now open' : 'now'}>{words(state, page)}</p>;
}

function words(state: OpeningState, { t, language }: PageContext): string {
  if (state.isOpen) return t('common:opening.open', { time: clockText(state.closes) });
  if (!state.opens) return t('common:opening.closed');
  const { day, clock, daysAhead } = state.opens;
  const time = clockText(clock);
  if (daysAhead === 0) return t('common:opening.opensToday', { time });
  if (daysAhead === 1) return t('common:opening.opensTomorrow', { time });
  return t('common:opening.opensOn', { time, day: formatWeekday(day, language) });
}
