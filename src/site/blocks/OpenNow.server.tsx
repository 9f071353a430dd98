import { mainPlace } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { openingState, spansOf } from './opening-state.server.ts';
import { openingText } from './opening-words.server.ts';
import { businessDay } from '../../i18n/index.ts';

interface OpenNowOptions {
  /** Key of a place of the opening hours; the main one by default. */
  place?: string | undefined;
}

/** Is it open now, and until when? Nothing when the hours are not known. */
export function OpenNow({ place: key }: OpenNowOptions) {
  const page = usePage();
  const { hours, now } = page;
  const place = hours && (key ? hours.places.find((one) => one.key === key) : mainPlace(hours));
  if (!hours || !place) return null;
  const state = openingState(place, hours, now);
  const isClosedToday = spansOf(place, hours, businessDay(now)).length === 0;
  page.freshUntil(state.changesAt);
  page.useSheets('now');
  return (
    <p className={state.isOpen ? 'now open' : 'now'}>{openingText(state, isClosedToday, page)}</p>
  );
}
