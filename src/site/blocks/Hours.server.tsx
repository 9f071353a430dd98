import { placeAddress } from '../../content/index.ts';
import { capitalized, formatDates } from '../../i18n/index.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { instantOf, type Place } from './opening-state.server.ts';
import { clocksOf, comingExceptions, weekText } from './opening-words.server.ts';

interface HoursOptions {
  /** The one place that they are about; all places unless told otherwise. */
  place?: string | undefined;
  /** How many coming exceptions to list; none in the footer. */
  exceptions?: number;
  /** Are long notes, such as the list of holidays, left to the contact page? */
  isBrief?: boolean;
}

/** Longest note that a brief list shows, characters. */
const BRIEF_NOTE = 40;

/** Is anything known of when the business is open? */
export function areHoursKnown({ hours, settings, text }: PageContext): boolean {
  return hours !== null || text(settings?.contactInfo.hours) !== '';
}

/** When what is open: each place's week with its notes, and the special days to come. */
export function Hours({ place, exceptions = 0, isBrief = false }: HoursOptions) {
  const page = usePage();
  const { hours, settings, t, text, language, now, freshUntil } = page;
  if (!hours) return areHoursKnown(page) ? <p>{text(settings?.contactInfo.hours)}</p> : null;
  const coming = comingExceptions(hours, now, exceptions);
  const first = coming[0];
  if (first) freshUntil(instantOf(first.from, '24:00'));
  // In the footer, where they are brief, the frame shows them.
  if (!isBrief) page.useSheets('hours');
  const places = hours.places.filter(({ key }) => !place || key === place);
  return (
    <dl className="hours">
      {places.map((one) => (
        <PlaceHours key={one.key} place={one} isBrief={isBrief} />
      ))}
      {coming.length > 0 && (
        <div>
          <dt>{t('common:opening.exceptions')}</dt>
          {coming.map(({ from, to, name, opens, closes }) => (
            <dd key={from}>
              {[formatDates(from, to, language), text(name)].filter(Boolean).join(' · ')}:{' '}
              {opens && closes
                ? t('common:opening.times', clocksOf({ opens, closes }, language))
                : t('common:opening.closedThatDay')}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** A place's week in words, each line with a capital. */
export function weekLines({ weekly }: Place, page: PageContext): readonly string[] {
  return weekText(weekly, page).map((line) => capitalized(line));
}

function PlaceHours({ place, isBrief }: { place: Place; isBrief: boolean }) {
  const page = usePage();
  const { text, language } = page;
  const address = placeAddress(place, language);
  return (
    <div>
      <dt>{text(place.name)}</dt>
      {!isBrief && address && <dd>{address}</dd>}
      {weekLines(place, page).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {place.notes
        .map((note) => ({ label: text(note.label), words: text(note.text) }))
        .filter(({ words }) => !isBrief || words.length <= BRIEF_NOTE)
        .map(({ label, words }) => (
          <dd key={label}>
            {label}: {words}
          </dd>
        ))}
    </div>
  );
}
