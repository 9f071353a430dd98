import type { FormField, ItemKind } from '../../../content/index.ts';
import { newKey } from '../../form/form-values.ts';

/** The fields that an item of a list has. */
export function fieldsOfItem({ fields = [] }: FormField, kind?: ItemKind): readonly FormField[] {
  return kind ? fields.filter(({ name }) => kind.fields.includes(name)) : fields;
}

/** An item as it is added to a list, and the field in which whoever adds it goes on. */
export function newItem(field: FormField, kind?: ItemKind) {
  const key = newKey();
  const fields = fieldsOfItem(field, kind);
  const own = field.fields?.some(({ name, isRequired }) => name === 'key' && isRequired);
  const defaults = Object.fromEntries(
    fields.flatMap(({ name, default: initial }) =>
      initial === undefined ? [] : [[name, initial]],
    ),
  );
  const item = {
    ...defaults,
    _key: key,
    ...(kind && { _type: kind.type }),
    ...(own && { key }),
  };
  return { item, first: fields.find(({ isInternal }) => !isInternal)?.name };
}
