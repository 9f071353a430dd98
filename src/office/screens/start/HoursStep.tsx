import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { textsIn } from '../../../content/index.ts';
import { DEFAULT_LOCALE_SETTINGS, deviceTimeZone } from '../../../i18n/index.ts';
import { ItemFields } from '../content/fields/ItemFields.tsx';
import { Section } from '../../ui/Section.tsx';
import { isRecord } from '../../form/form-values.ts';
import { useSiteLanguages } from './site-languages.ts';
import { type Asked, StartDocument } from './StartDocument.tsx';
import { WeekField } from './WeekField.tsx';

const SETTINGS: Asked = {
  ...{ contactInfo: ['address'], holidays: ['country', 'region'] },
  ...{ timeZone: true, currency: true },
};

/** The clock of the device, which is where the business is, and the currency that holds while none is chosen. */
const UNITS = {
  timeZone: deviceTimeZone(),
  currency: DEFAULT_LOCALE_SETTINGS.currency,
};

const OUR_PLACE: Readonly<Record<string, string>> = { es: 'Nuestro local', en: 'Our place' };

/** The one place that most have; others are added where hours are edited. */
function firstPlace(languages: readonly string[]) {
  const name = textsIn(OUR_PLACE, languages);
  return { places: [{ _key: 'main', key: 'main', isMain: true, weekly: [], name }] };
}

/** What is asked of the place besides its hours; its address is the one above. */
const OF_PLACE = ['name'];

/** Where the business is, and when it is open. */
export function HoursStep() {
  const t = useTranslate();
  const languages = useSiteLanguages();
  const initial = useMemo(() => firstPlace(languages), [languages]);
  return (
    <>
      <Section title="start.hours.where" level={3}>
        <StartDocument type="globalSettings" asks={SETTINGS} fills={UNITS} />
      </Section>
      <Section title="shared.when" help="start.hours.whenHelp" level={3}>
        {languages.length > 0 && (
          <StartDocument type="openingHours" initial={initial}>
            {({ values, form }) => {
              const places: unknown = values['places'];
              const place: unknown = Array.isArray(places) ? places[0] : undefined;
              const inner = form.fields.find(({ name }) => name === 'places')?.fields ?? [];
              return (
                <>
                  <ItemFields
                    fields={inner.filter(({ name }) => OF_PLACE.includes(name))}
                    path="places.0"
                    value={place}
                  />
                  <WeekField
                    path="places.0.weekly"
                    label={t('start.hours.week')}
                    value={isRecord(place) ? place['weekly'] : undefined}
                  />
                </>
              );
            }}
          </StartDocument>
        )}
      </Section>
    </>
  );
}
