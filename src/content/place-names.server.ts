import * as v from 'valibot';
import { localize } from './localize.ts';
import type { PlaceName } from './names.ts';
import type { Db } from './store/tables.server.ts';
import { CUSTOMER_CHOICE, CUSTOMER_PLACE } from './types/place.ts';
import { localizedString } from './types/common.ts';

const named = v.object({
  places: v.array(
    v.object({
      key: v.string(),
      name: v.optional(localizedString),
      at: v.optional(localizedString),
    }),
  ),
});

/** The places of the opening hours and of their draft, in their order, and the customer's, as the office names them. */
export async function readPlaceNames(db: Db): Promise<PlaceName[]> {
  const rows = await db
    .selectFrom('documents')
    .select('body')
    .where('type', '=', 'openingHours')
    .orderBy('state', 'desc')
    .execute();
  const names = new Map<string, PlaceName>();
  for (const { body } of rows) {
    const read = v.safeParse(named, JSON.parse(body));
    for (const { key, name, at } of read.success ? read.output.places : []) {
      const nameIn = (language: 'es' | 'en') =>
        localize(at, language) || localize(name, language) || key;
      if (!names.has(key)) names.set(key, { id: key, es: nameIn('es'), en: nameIn('en') });
    }
  }
  return [...names.values(), { id: CUSTOMER_PLACE, ...CUSTOMER_CHOICE[CUSTOMER_PLACE] }];
}
