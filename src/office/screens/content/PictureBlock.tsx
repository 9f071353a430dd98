import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useEditor } from '@portabletext/editor';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { byLanguage } from '../../../content/index.ts';
import { defaultLanguage } from '../../../i18n/index.ts';
import { isRecord, newKey } from '../../form/form-values.ts';
import { plainTextOf } from '../../form/plain-text.ts';
import { useDocumentFormContext } from './document-form-context.ts';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { refIn, withFile } from './picture-address.ts';
import { StoredPicture } from './StoredPicture.tsx';
import { useTyped } from './use-typed.ts';

interface PictureBlockOptions {
  readonly node: { readonly _key: string; readonly _type: string };
}

/** A picture in a text, or one beside a paragraph: which, what it shows, on which side. */
export function PictureBlock({ node }: PictureBlockOptions) {
  const editor = useEditor();
  const t = useTranslate();
  const { languages } = useDocumentFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const block = node as unknown as Readonly<Record<string, unknown>>;
  const isBeside = node._type === 'imageWithText';
  const picture = isBeside ? block['image'] : block;
  const ref = refIn(picture);
  const change = (props: Record<string, unknown>) =>
    editor.send({ type: 'block.set', at: [{ _key: node._key }], props });
  const changePicture = (props: Record<string, unknown>) =>
    change(isBeside ? { image: { ...(isRecord(picture) ? picture : {}), ...props } } : props);
  const alt = byLanguage(isRecord(picture) ? picture['alt'] : undefined);
  const beside = byLanguage(block['text']);
  return (
    <Box
      contentEditable={false}
      // The text around it must not take these keys for its own.
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1,
        my: 1,
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StoredPicture file={ref} />
        <Button onClick={() => setIsOpen(true)}>{t('content.fields.changePicture')}</Button>
        <Button onClick={() => editor.send({ type: 'delete.block', at: [{ _key: node._key }] })}>
          {t('ra.action.remove')}
        </Button>
      </Box>
      {languages.map((code) => (
        <TypedField
          key={code}
          label={`${t('content.richText.alt')} · ${t(`content.languages.${code}`)}`}
          value={typeof alt[code] === 'string' ? alt[code] : ''}
          onType={(text) => changePicture({ alt: withLanguage(alt, code, text) })}
        />
      ))}
      {isBeside && (
        <>
          <TextField
            select
            size="small"
            value={block['alignment'] === 'right' ? 'right' : 'left'}
            onChange={({ target }) => change({ alignment: target.value })}
            slotProps={{ htmlInput: { 'aria-label': t('content.richText.pictureBeside') } }}
          >
            {(['left', 'right'] as const).map((side) => (
              <MenuItem key={side} value={side}>
                {t(`content.richText.${side}`)}
              </MenuItem>
            ))}
          </TextField>
          {Object.keys(beside).length < 2 && (
            <TypedField
              multiline
              label={t('content.richText.beside')}
              value={plainTextOf(Object.values(beside)[0]).text}
              onType={(text) => {
                const language = Object.keys(beside)[0] ?? defaultLanguage();
                change({ text: [{ _key: language, value: paragraphsOf(text) }] });
              }}
            />
          )}
        </>
      )}
      <PicturePicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={({ ref: _ref }) => {
          setIsOpen(false);
          changePicture(withFile(picture, _ref));
        }}
      />
    </Box>
  );
}

interface TypedFieldOptions {
  readonly label: string;
  readonly value: string;
  readonly multiline?: boolean;
  onType(text: string): void;
}

/** Passes on each key. What is made of it is drawn a moment later, too late for the cursor to stay. */
function TypedField({ label, value, multiline = false, onType }: TypedFieldOptions) {
  const typing = useTyped(value, onType);
  return <TextField size="small" label={label} multiline={multiline} {...typing} />;
}

function withLanguage(values: Readonly<Record<string, unknown>>, code: string, text: string) {
  return Object.entries({ ...values, [code]: text })
    .filter(([, value]) => value !== '')
    .map(([language, value]) => ({ _key: language, value }));
}

function paragraphsOf(text: string): unknown[] {
  return text.split(/\n+/).map((line) => ({
    ...{ _type: 'block', _key: newKey(), style: 'normal', markDefs: [] },
    children: [{ _type: 'span', _key: newKey(), text: line, marks: [] }],
  }));
}
