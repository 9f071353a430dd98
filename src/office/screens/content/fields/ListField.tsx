import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { AddIcon } from '../../../app/icons.ts';
import type { ItemKind } from '../../../../content/index.ts';
import { businessToday } from '../../../../i18n/index.ts';
import { isRecord } from '../../../form/form-values.ts';
import { PlainList } from '../../../ui/PlainList.tsx';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import { focusOn } from '../use-go-to.ts';
import { moved } from '../moved.ts';
import { newItem } from '../new-item.ts';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';
import { keyAt, ListItem, useItemTitles } from './ListItem.tsx';

/** Items that are added, moved by drag or keyboard, folded and removed. */
export function ListField({ field, path, value }: FieldOptions) {
  const { language, read, set, offerUndo, target, figures } = useDocumentFormContext();
  const t = useTranslate();
  const problem = useProblem(path);
  const items = listOf(value);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isPastShown, setPastShown] = useState(false);
  const inner = field.fields ?? [];
  const titleAt = useItemTitles(field, figures);

  const [followed, setFollowed] = useState<typeof target>(null);
  if (target && target !== followed) {
    setFollowed(target);
    const index = target.path.startsWith(`${path}.`)
      ? Number(target.path.slice(path.length + 1).split('.')[0])
      : NaN;
    if (index in items) setOpen(new Set([...open, keyAt(items[index], index)]));
  }
  // Days that are over are out of the way of those to come.
  const dateOf = inner.find(({ input, isRequired }) => input === 'date' && isRequired)?.name;
  const today = businessToday();
  const isPast = (item: unknown, index: number) =>
    dateOf !== undefined &&
    isRecord(item) &&
    typeof item[dateOf] === 'string' &&
    item[dateOf] !== '' &&
    item[dateOf] < today &&
    !open.has(keyAt(item, index));
  const past = items.filter(isPast).length;

  const toggle = useCallback(
    (key: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const add = (kind?: ItemKind) => {
    const { item, first } = newItem(field, kind);
    set(path, [...items, item]);
    toggle(item._key);
    // Whoever adds something goes on by filling it in.
    if (first) focusOn(`${path}.${items.length}.${first}`);
  };
  const move = useCallback(
    (from: number, to: number) => set(path, (now: unknown) => moved(listOf(now), from, to)),
    [path, set],
  );
  const remove = useCallback(
    (index: number) => {
      const gone = listOf(read(path))[index];
      set(path, (now: unknown) => listOf(now).toSpliced(index, 1));
      offerUndo(t('content.done.removed', { title: titleAt(gone, index) }), () =>
        set(path, (now: unknown) => listOf(now).toSpliced(index, 0, gone)),
      );
    },
    [path, read, set, offerUndo, t, titleAt],
  );

  return (
    <Box component="section" aria-label={said(field.label, language)}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {said(field.label, language)}
      </Typography>
      {field.help && <FormHelperText sx={{ mb: 1 }}>{said(field.help, language)}</FormHelperText>}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {past > 0 && (
        <Button aria-expanded={isPastShown} onClick={() => setPastShown(!isPastShown)}>
          {t(isPastShown ? 'content.fields.hidePast' : 'content.fields.showPast', { count: past })}
        </Button>
      )}
      <PlainList component="ol">
        {items.map((item, index) => {
          if (!isPastShown && isPast(item, index)) return null;
          const key = keyAt(item, index);
          return (
            <ListItem
              key={key}
              {...{ field, path, item, index, figures }}
              total={items.length}
              isOpen={open.has(key)}
              onToggle={toggle}
              onMove={move}
              onRemove={remove}
            />
          );
        })}
      </PlainList>
      {field.kinds ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {field.kinds.map((kind) => (
            <Button key={kind.type} startIcon={<AddIcon />} onClick={() => add(kind)}>
              {said(kind.label, language)}
            </Button>
          ))}
        </Box>
      ) : (
        <Button startIcon={<AddIcon />} onClick={() => add()} sx={{ mt: 1 }}>
          {t('content.fields.addTo', { list: said(field.label, language) })}
        </Button>
      )}
    </Box>
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
