import { Alert, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { byLanguage } from '../../../content/index.ts';
import { currencySign } from '../../../i18n/index.ts';
import { AddIcon, DeleteOutlinedIcon } from '../../app/icons.ts';
import { isRecord, newKey, type FormValues } from '../../form/form-values.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { useProblem } from '../content/fields/FieldProblem.tsx';
import { useDocumentFormContext } from '../content/document-form-context.ts';
import { useSiteLanguages } from './site-languages.ts';

const recordsIn = (value: unknown): readonly FormValues[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The language of a menu's texts: the first in which something is said. */
function languageOf(items: readonly FormValues[], languages: readonly string[]): string {
  const said = items.flatMap((item) => Object.keys(byLanguage(item['names'])));
  return languages.find((code) => said.includes(code)) ?? said[0] ?? languages[0] ?? 'es';
}

/** The dishes by their sections, each cell to be put right where it stands. */
export function MenuTable({ values }: { readonly values: FormValues }) {
  const t = useTranslate();
  const languages = useSiteLanguages();
  const sections = recordsIn(values['sections']);
  const items = recordsIn(values['items']);
  const language = languageOf([...sections, ...items], languages);
  const unpriced = items.filter(({ price }) => typeof price !== 'number').length;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography>{t('start.menu.found', { count: items.length })}</Typography>
      {unpriced > 0 && (
        <Alert severity="warning">{t('start.menu.unpriced', { count: unpriced })}</Alert>
      )}
      {sections.map((section, at) => {
        const name = textIn(section['names'], language);
        return (
          <Box component="section" key={String(section['_key'])} aria-label={name} sx={SECTION}>
            <SectionName name={name} path={`sections.${at}.names.${language}`} />
            {items.map((item, index) =>
              item['section'] === section['key'] ? (
                <DishRow
                  key={String(item['_key'])}
                  item={item}
                  path={`items.${index}`}
                  language={language}
                />
              ) : null,
            )}
            <AddDish section={section['key']} name={name} />
          </Box>
        );
      })}
    </Box>
  );
}

interface SectionNameOptions {
  readonly name: string;
  readonly path: string;
}

// Like a row, drawn anew only where it changes: all sections and dishes of a large menu would hold up each key.
const SectionName = memo(function SectionName({ name, path }: SectionNameOptions) {
  const t = useTranslate();
  const { set } = useDocumentFormContext();
  return (
    <TextField
      size="small"
      label={t('start.menu.section')}
      value={name}
      onChange={({ target }) => set(path, target.value)}
      slotProps={{ htmlInput: { style: { fontWeight: 600 } } }}
    />
  );
});

interface AddDishOptions {
  readonly section: unknown;
  readonly name: string;
}

const AddDish = memo(function AddDish({ section, name }: AddDishOptions) {
  const t = useTranslate();
  const { set } = useDocumentFormContext();
  const add = () => {
    const key = newKey();
    const item = { _key: key, key, names: {}, section };
    set('items', (before: unknown) => [...recordsIn(before), item]);
  };
  return (
    <Button
      startIcon={<AddIcon />}
      aria-label={t('start.menu.addTo', { section: name })}
      onClick={add}
      sx={{ justifySelf: 'start' }}
    >
      {t('start.menu.add')}
    </Button>
  );
});

function textIn(value: unknown, language: string): string {
  const text = byLanguage(value)[language];
  return typeof text === 'string' ? text : '';
}

interface DishRowOptions {
  readonly item: FormValues;
  readonly path: string;
  readonly language: string;
}

/** A dish: its name and its price beside each other, what is said of it below. */
const DishRow = memo(function DishRow({ item, path, language }: DishRowOptions) {
  const t = useTranslate();
  const { read, set, offerUndo } = useDocumentFormContext();
  const nameProblem = useProblem(`${path}.names`);
  const { price, _key: key } = item;
  const name = textIn(item['names'], language);
  const remove = () => {
    const at = recordsIn(read('items')).findIndex((one) => one['_key'] === key);
    set('items', (before: unknown) => recordsIn(before).filter((one) => one['_key'] !== key));
    offerUndo(t('content.done.removed', { title: name }), () =>
      set('items', (now: unknown) => recordsIn(now).toSpliced(at, 0, item)),
    );
  };
  return (
    <Box role="group" aria-label={name || t('start.menu.dish')} sx={ROW}>
      <TextField
        size="small"
        label={t('start.menu.dish')}
        value={name}
        error={nameProblem !== undefined}
        onChange={({ target }) => set(`${path}.names.${language}`, target.value)}
        sx={{ gridArea: 'name' }}
      />
      <NumberField
        kind="money"
        size="small"
        label={t('shared.price')}
        value={price}
        unit={currencySign()}
        error={typeof price !== 'number'}
        onChange={(typed) => set(`${path}.price`, typed)}
        sx={{ gridArea: 'price' }}
      />
      <TextField
        size="small"
        multiline
        label={t('start.menu.description')}
        value={textIn(item['descriptions'], language)}
        onChange={({ target }) => set(`${path}.descriptions.${language}`, target.value)}
        sx={{ gridArea: 'words' }}
      />
      <IconButton
        aria-label={t('content.fields.remove', { title: name })}
        onClick={remove}
        sx={{ gridArea: 'remove', justifySelf: 'end' }}
      >
        <DeleteOutlinedIcon />
      </IconButton>
    </Box>
  );
});

const SECTION = {
  ...{ display: 'grid', gap: 1.5, p: { xs: 1.5, sm: 2 }, minWidth: 0 },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

const ROW = {
  ...{ display: 'grid', gap: 1, alignItems: 'start', minWidth: 0 },
  ...{ borderTop: 1, borderColor: 'divider', pt: 1.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 104px', md: '2fr 110px 3fr 44px' },
  gridTemplateAreas: {
    xs: '"name price" "words remove"',
    md: '"name price words remove"',
  },
} as const;
