import { Box } from '@mui/material';
import { memo, useCallback } from 'react';
import { useTranslate } from 'ra-core';
import type { FormField } from '../../../../content/index.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import { isRecord } from '../../../form/form-values.ts';
import { named, type FigureNames } from '../../../form/named-figures.ts';
import { said } from '../document-form-context.ts';
import { itemTitle } from '../item-title.ts';
import { MovableItem } from '../MovableItem.tsx';
import { fieldsOfItem } from '../new-item.ts';
import type { FieldPath } from '../set-at.ts';
import { ItemFields } from './ItemFields.tsx';
import { PictureField } from './PictureField.tsx';

interface ListItemOptions {
  readonly field: FormField;
  /** That of the list. */
  readonly path: FieldPath;
  readonly item: unknown;
  readonly index: number;
  readonly total: number;
  readonly isOpen: boolean;
  /** What the figures are called that its title may name. */
  readonly figures: FigureNames;
  /** The same function at every rendering, as are the other two. */
  onToggle(key: string): void;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** An item of a list, drawn anew only where it changes: each key in one of a hundred dishes would draw them all. */
export const ListItem = memo(function ListItem(options: ListItemOptions) {
  const { field, path, item, index, total, isOpen, figures } = options;
  const { onToggle, onMove, onRemove } = options;
  const titleAt = useItemTitles(field, figures);
  const place = `${path}.${index}`;
  return (
    <MovableItem
      title={titleAt(item, index)}
      index={index}
      total={total}
      group={path}
      isOpen={isOpen}
      onToggle={() => onToggle(keyAt(item, index))}
      onMove={onMove}
      onRemove={() => onRemove(index)}
    >
      {isOpen && (
        <Box sx={{ p: 2, pt: 1 }}>
          {field.isOfPictures ? (
            <PictureField field={photoIn(field)} path={place} value={item} />
          ) : (
            <ItemFields fields={fieldsOf(field, item)} path={place} value={item} />
          )}
        </Box>
      )}
    </MovableItem>
  );
});

/** What tells an item from the others while they move. */
export function keyAt(item: unknown, index: number): string {
  return isRecord(item) && typeof item['_key'] === 'string' ? item['_key'] : String(index);
}

/** What the items of a list are called. */
export function useItemTitles(
  field: FormField,
  figures: FigureNames,
): (item: unknown, index: number) => string {
  const language = useOfficeLanguage();
  const t = useTranslate();
  return useCallback(
    (item, index) => {
      const weekday = (day: number) => t(`content.fields.weekdays.${day}`);
      const kind = said(kindOf(field, item)?.label, language);
      const own = isRecord(item) ? itemTitle(item, fieldsOf(field, item), language, weekday) : '';
      return (
        [kind, named(own, figures)].filter(Boolean).join(' · ') ||
        t('content.fields.item', { number: index + 1 })
      );
    },
    [field, figures, language, t],
  );
}

const kindOf = ({ kinds }: FormField, item: unknown) =>
  isRecord(item) ? kinds?.find(({ type }) => type === item['_type']) : undefined;

const fieldsOf = (field: FormField, item: unknown) => fieldsOfItem(field, kindOf(field, item));

/** A picture of a list; what helps with the list is said above it. */
function photoIn(field: FormField): FormField {
  const { help, ...rest } = field;
  void help;
  return { ...rest, label: { es: 'Foto', en: 'Photo' } };
}
