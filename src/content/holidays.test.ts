import { expect, it } from 'vitest';
import type { Language } from '../i18n/index.ts';
import { holidaysOf } from './holidays.server.ts';

const own = [{ day: '09-08', name: { es: 'Virgen de la Victoria', en: 'Our Lady of Victory' } }];
const days = (all: readonly { day: string }[]) => all.map(({ day }) => day);

it('knows the public holidays of a region, and the business’s own', async () => {
  const { of } = await holidaysOf({ holidays: { country: 'ES', region: 'AN', own } });
  expect(days(of(2027))).toEqual(
    expect.arrayContaining([
      ...['2027-01-01', '2027-01-06', '2027-02-28', '2027-03-25', '2027-03-26', '2027-05-01'],
      ...['2027-09-08', '2027-10-12', '2027-11-01', '2027-12-06', '2027-12-08', '2027-12-25'],
    ]),
  );
  const scopes = new Map(of(2027).map(({ day, scope }) => [day, scope]));
  expect(scopes.get('2027-02-28')).toBe('regional');
  expect(scopes.get('2027-09-08')).toBe('local');
  expect(scopes.get('2027-12-25')).toBe('national');
  const christmas = of(2027).find(({ day }) => day === '2027-12-25');
  expect(christmas?.name).toEqual({ es: 'Navidad', en: 'Christmas Day' });
  expect(of(2027).find(({ day }) => day === '2027-12-08')?.name.es).toBe('Inmaculada Concepción');
});

it('knows another region and another country, and none of a place that nobody knows', async () => {
  const aragon = await holidaysOf({ holidays: { country: 'ES', region: 'AR', own: [] } });
  expect(days(aragon.of(2026))).toContain('2026-04-23');
  const country = async (code: string) => holidaysOf({ holidays: { country: code, own: [] } });
  expect(days((await country('PT')).of(2026))).toContain('2026-04-25');
  expect((await country('XX')).of(2026)).toEqual([]);
  expect((await holidaysOf(null)).of(2026)).toEqual([]);
});

it('names them in the languages of the site, and of the office', async () => {
  const own = [{ day: '06-24', name: { pl: 'Święto ulicy' } }];
  const { of } = await holidaysOf({
    ...{ defaultLanguage: 'pl', languages: ['de'], holidays: { country: 'PL', own } },
  });
  const [first] = of(2027);
  expect(first?.name).toEqual({
    ...{ es: 'Año Nuevo', en: "New Year's Day", pl: 'Nowy Rok', de: 'Neujahr' },
  });
  expect(of(2027).find(({ scope }) => scope === 'local')?.name).toEqual(own[0]?.name);
});

it('leaves unnamed what has no name in a language, whichever was asked for before', async () => {
  const named = async (day: string, code: string, ...languages: Language[]) => {
    const { of } = await holidaysOf({ languages, holidays: { country: code, own: [] } });
    return of(2027).find((one) => one.day === `2027-${day}`)?.name;
  };
  expect(await named('01-06', 'ES', 'es', 'ca')).toEqual({
    ...{ es: 'Día de los Reyes Magos', en: 'Epiphany' },
  });
  expect(await named('12-25', 'ES', 'es', 'ca')).toMatchObject({ ca: 'Nadal' });
  // Of a country whose language the site has not, its own name is better than none.
  expect(await named('10-03', 'DE', 'es', 'pl', 'ar')).toEqual({
    ...{ es: 'Fiesta Nacional', en: 'National Holiday' },
    ...{ pl: 'Tag der Deutschen Einheit', ar: 'Tag der Deutschen Einheit' },
  });
});

it('looks a number of days ahead, over New Year too', async () => {
  const { within } = await holidaysOf({ holidays: { country: 'ES', own: [] } });
  expect(days(within('2026-12-24', 14))).toEqual(['2026-12-25', '2027-01-01', '2027-01-06']);
  expect(days(within('2026-12-25', 1))).toEqual(['2026-12-25']);
});
