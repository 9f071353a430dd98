import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { placeholdersOf } from '../../../i18n/index.ts';
import { api, type WordLanguage, type WordView } from './api.ts';
import { CallError, isStale } from '../../app/call.ts';
import { useTell } from '../../ui/tell.tsx';
import { keptTyping, useKeepTyping } from '../../ui/kept-typing.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { keyed, named, namesIn } from '../../form/named-figures.ts';
import { WORD_FIGURES } from './word-figures.ts';

interface WordOptions {
  readonly word: WordView;
  readonly languages: readonly WordLanguage[];
  /** Resolves once the list has followed. */
  onChanged(): unknown;
}

const NAMES = { es: namesIn(WORD_FIGURES, 'es'), en: namesIn(WORD_FIGURES, 'en') } as const;

/** The languages that words are written in, and how many each of them borrows. */
export function useWordLanguages() {
  return useQuery({
    queryKey: ['content-words', 'languages'],
    queryFn: () => api('GET /content-words/languages'),
  });
}

/** A word of the interface in each language of the site, with what it is in its section. */
export function Word({ word, languages, onChanged }: WordOptions) {
  const office = useOfficeLanguage();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      {word.role && (
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.95rem', mb: 1 }}>
          {word.role[office]}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {languages.map((of) => (
          <WordIn key={of.language} word={word} of={of} onChanged={onChanged} />
        ))}
      </Box>
    </Paper>
  );
}

interface WordInOptions extends Omit<WordOptions, 'languages'> {
  readonly of: WordLanguage;
}

interface Typed {
  readonly text: string;
  readonly before: string | null;
}

/** What the place of a word says by now, where that keeps it from being saved; null for the original. */
function saidNow(error: unknown): string | null | undefined {
  if (!isStale(error)) return undefined;
  return (error.details['current'] as { readonly text: string | null }).text;
}

function WordIn({ word, of: { language, borrowed }, onChanged }: WordInOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const tell = useTell();
  const say = useSay();
  const { isBusy, work } = useWork();
  const office = useOfficeLanguage();
  const path = `content-words/${word.key}/${language}`;
  /** What is being typed, and what there was when it began: the list may be read again meanwhile. */
  const [typed, setTyped] = useState(() => keptTyping<Typed>(path)?.values ?? null);
  const own = word.own[language] ?? null;
  const { text, before } = typed ?? { text: own ?? '', before: own };
  const isChanged = text !== (before ?? '');
  useUnsaved(isChanged && 'row');
  useKeepTyping(path, isChanged ? typed : null);
  const [problem, setProblem] = useState('');
  const name = t(`content.languages.${language}`);
  const names = NAMES[office];
  const original = word.original[language] ?? '';
  const save = (next: string, known = before) =>
    work(
      async () => {
        const body = { key: word.key, language, text: next, before: known };
        await api('PUT /content-words', { body }).catch((error: unknown) => {
          // It says that already: the answer to the same was lost.
          if (saidNow(error) !== (next || null)) throw error;
        });
        await onChanged();
        // What was typed on meanwhile stays, to be saved next.
        setTyped((now) => (now && now !== typed ? { ...now, before: next || null } : null));
        if (next !== '') return notify('content.wordings.saved', { type: 'success' });
        tell({ text: t('content.wordings.isBack'), undo: () => void save(text, null) });
      },
      (error) => {
        const now = saidNow(error);
        if (now !== undefined) {
          setTyped((typed) => typed && { ...typed, before: now });
          setProblem(t('content.wordings.meanwhile', { text: named(now ?? original, names) }));
          return onChanged();
        }
        if (!(error instanceof CallError && error.code === 'invalid')) return say(error);
        const given = placeholdersOf(next);
        const lost = placeholdersOf(original).filter((one) => !given.includes(one));
        const missing = lost.map((one) => names[one] ?? one).join(', ');
        setProblem(
          t(`content.problems.${lost.length > 0 ? 'placeholders' : 'wording'}`, { names: missing }),
        );
      },
    );
  return (
    <Box>
      <Typography color="textSecondary" sx={{ fontSize: '0.8rem' }}>
        {borrowed
          ? t('content.wordings.borrowed', { language: t(`content.languages.${borrowed}`) })
          : t('content.wordings.original', { language: name })}
      </Typography>
      <Typography lang={borrowed ?? language} sx={{ mb: 1 }}>
        {named(original, names)}
      </Typography>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('content.wordings.own', { language: name })}
        value={named(text, names)}
        onChange={({ target }) => {
          setTyped({ text: keyed(target.value, names), before });
          setProblem('');
        }}
        error={problem !== ''}
        helperText={problem}
        slotProps={{ htmlInput: { lang: language } }}
      />
      {isChanged && (
        <Button disabled={isBusy} onClick={() => void save(text)}>
          {t('ra.action.save')}
        </Button>
      )}
      {before !== null && (
        <Button disabled={isBusy} onClick={() => void save('')}>
          {t('content.wordings.back')}
        </Button>
      )}
    </Box>
  );
}
