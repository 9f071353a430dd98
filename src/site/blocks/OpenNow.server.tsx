import { mainPlace } from '../../content/index.ts';
import { usePage } from '../page-context.server.ts';
import { openingState } from './opening-state.server.ts';
import { openingText } from './opening-words.server.ts';

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
  page.freshUntil(state.changesAt);
  page.useSheets('now');
  return <p className={state.isOpen ? 'now open' : 'now'}>{openingText(state, page)}</p>;
}
