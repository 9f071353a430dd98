import * as v from 'valibot';
import type { CheckedDish } from '../../src/content/dish-check.server.ts';
import { localizedString } from '../../src/content/types/index.gen.ts';
import { isRecord, type Sample } from './sample.ts';

/** Every dish of the menus and submenus, with the line of its document. */
export function dishesOf({
  documents,
}: Sample): { where: string; dish: Record<string, unknown> }[] {
  return documents.flatMap(({ where, fields }) =>
    [fields.items, fields.submenuItems]
      .filter((list) => Array.isArray(list))
      .flat()
      .filter(isRecord)
      .map((dish) => ({ where, dish })),
  );
}

/** A dish of the sample as the content service reads its words. */
export function readDish(fields: Record<string, unknown>): CheckedDish {
  const text = (field: unknown) => {
    const read = v.safeParse(localizedString, field);
    return read.success ? read.output : {};
  };
  const { allergens = {}, category, diets = [] } = fields as unknown as CheckedDish;
  return {
    names: text(fields.names),
    descriptions: text(fields.descriptions),
    allergens,
    category,
    diets,
  };
}
