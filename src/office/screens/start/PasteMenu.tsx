import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { capitalized } from '../../../i18n/index.ts';
import { menuOfTable } from '../../start/menu-table.ts';
import { LONGEST_MENU, menuOfText } from '../../start/menu-text.ts';
import { textOfFile } from '../../start/text-of-file.ts';
import { MOST_DISHES, type PastedMenu } from '../../start/pasted-menu.ts';
import { useWork } from '../../app/use-work.ts';
import { Choice } from '../../ui/Choice.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { forgetTyping, keepTyping, keptTyping } from '../../ui/kept-typing.ts';
import { Hint } from '../../ui/Hint.tsx';

/** Where what is pasted is kept until it is read. */
const KEPT = 'start/menu';

interface PasteMenuOptions {
  readonly languages: readonly string[];
  /** Takes what was read; false when it could not be saved. */
  readonly onRead: (menu: PastedMenu, language: string) => Promise<boolean>;
}

/** Takes a menu as it is: pasted, or in a spreadsheet's or a text's file. */
export function PasteMenu({ languages, onRead }: PasteMenuOptions) {
  const t = useTranslate();
  const [text, setText] = useState(() => keptTyping<string>(KEPT)?.values ?? '');
  // Which languages the site has may be known later than that it has no menu.
  const [choice, setChoice] = useState<string>();
  const language = choice ?? languages[0] ?? 'es';
  const [problem, setProblem] = useState<'nothing' | 'unreadable' | 'cut' | null>(null);
  const { isBusy, work } = useWork();
  const type = (next: string) => {
    setText(next);
    setProblem(null);
    keepTyping(KEPT, { values: next });
  };
  /** Saves what was read; `from` is the text that it was read from. */
  const take = async (menu: PastedMenu, from?: string) => {
    if (menu.sections.length === 0) return setProblem('nothing');
    setProblem(menu.isCut ? 'cut' : null);
    const isSaved = await onRead(menu, language);
    if (isSaved && keptTyping<string>(KEPT)?.values === from) forgetTyping(KEPT);
  };
  const open = async (chosen: File) => {
    if (/\.(?:csv|tsv|txt|md)$/i.test(chosen.name) || chosen.type.startsWith('text/')) {
      const plain = (await textOfFile(chosen.slice(0, 4 * LONGEST_MENU))).slice(0, LONGEST_MENU);
      // To be put right where nothing is understood; what was typed already stays.
      if (text.trim() === '') type(plain);
      return take(menuOfText(plain), plain);
    }
    const { workbookRows } = await import('../../start/workbook-rows.ts');
    const rows = await workbookRows(chosen).catch(() => null);
    if (!rows) return setProblem('unreadable');
    return take(menuOfTable(rows));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        multiline
        fullWidth
        minRows={8}
        maxRows={16}
        label={t('start.menu.paste')}
        placeholder={t('start.menu.example')}
        value={text}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: LONGEST_MENU, lang: language, spellCheck: false },
        }}
      />
      {languages.length > 1 && (
        <Choice
          size="medium"
          label={t('start.menu.language')}
          value={language}
          options={languages.map((code) => [code, capitalized(t(`content.languages.${code}`))])}
          onChoose={setChoice}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={text.trim() === ''}
          onClick={() => void work(() => take(menuOfText(text), text))}
        >
          {t('start.menu.read')}
        </Button>
        <FileButton
          label={t('start.menu.file')}
          accept=".xlsx,.csv,.tsv,.txt,text/plain,text/csv"
          variant="outlined"
          disabled={isBusy}
          onFiles={([chosen]) => chosen && void work(() => open(chosen))}
        />
      </Box>
      {problem && (
        <Alert severity={problem === 'cut' ? 'info' : 'warning'} role="alert">
          {t(`start.menu.${problem}`, { count: MOST_DISHES })}
        </Alert>
      )}
      <Hint>{t('start.menu.help')}</Hint>
    </Box>
  );
}
