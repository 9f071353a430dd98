import { Box, Button, FormControlLabel, Paper, Switch, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { placeholdersOf } from '../../../i18n/index.ts';
import { api, type WordLanguage, type WordView } from './api.ts';
import { CallError } from '../../app/call.ts';
import { ListSearch, useFilters } from '../../ui/list/filters.tsx';
import { ListState, NothingFound } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSay } from '../../app/say.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { LoadingBar } from '../../ui/Loading.tsx';

/** The words of the interface, each with its original beside the text in its place. */
export default function Wordings() {
  const { data: languages = [], refetch } = useQuery({
    queryKey: ['content-words', 'languages'],
    queryFn: () => api('GET /content-words/languages'),
  });
  return (
    <RecordList
      resource="content-words"
      title="content.wording"
      perPage={20}
      pageSizes={[20, 50, 100]}
      above={<Filters languages={languages} />}
    >
      <ListState>
        <Sections languages={languages} onChanged={refetch} />
      </ListState>
    </RecordList>
  );
}

interface LanguagesOptions {
  readonly languages: readonly WordLanguage[];
}

function Filters({ languages }: LanguagesOptions) {
  const t = useTranslate();
  const { filters, set } = useFilters<'changed' | 'toWrite'>();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <ListSearch label={t('content.wordings.search')} />
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={filters.changed === 'true'}
            onChange={(_, isOn) => set({ changed: isOn ? 'true' : '' })}
          />
        }
        label={t('content.wordings.changed')}
      />
      {languages
        .filter(({ borrowed }) => borrowed !== null)
        .map(({ language, toWrite }) => (
          <FormControlLabel
            key={language}
            control={
              <Switch
                checked={filters.toWrite === language}
                onChange={(_, isOn) => set({ toWrite: isOn ? language : '' })}
              />
            }
            label={t('content.wordings.toWrite', {
              language: t(`content.languages.${language}`),
              count: toWrite,
            })}
          />
        ))}
    </Box>
  );
}

/** The words below the names of the parts of the site that they are in. */
function Sections({ languages, onChanged }: LanguagesOptions & { onChanged(): unknown }) {
  const office = useOfficeLanguage();
  const { data = [], isPending, refetch } = useListContext<WordView>();
  if (isPending) return <LoadingBar />;
  if (data.length === 0) return <NothingFound text="content.noMatch" />;
  const sections = Map.groupBy(data, ({ section }) => section[office]);
  return [...sections].map(([name, words]) => (
    <Box component="section" key={name} aria-label={name} sx={{ mb: 3 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {words.map((word) => (
          <Word
            key={word.key}
            word={word}
            languages={languages}
            onChanged={() => Promise.all([refetch(), onChanged()])}
          />
        ))}
      </Box>
    </Box>
  ));
}

interface WordOptions {
  readonly word: WordView;
  /** Resolves once the list has followed. */
  onChanged(): unknown;
}

/** A word in each language of the site, with what it is in its section; its key is for who builds the site. */
function Word({ word, languages, onChanged }: WordOptions & LanguagesOptions) {
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
      <Typography
        color="textSecondary"
        sx={{ fontSize: '0.75rem', fontFamily: 'monospace', overflowWrap: 'anywhere', mt: 1 }}
      >
        {word.key}
      </Typography>
    </Paper>
  );
}

interface WordInOptions extends WordOptions {
  readonly of: WordLanguage;
}

function WordIn({ word, of: { language, borrowed }, onChanged }: WordInOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const say = useSay();
  /** What is being typed, and what there was when it began: the list may be read again meanwhile. */
  const [typed, setTyped] = useState<{ text: string; before: string | null } | null>(null);
  const own = word.own[language] ?? null;
  const { text, before } = typed ?? { text: own ?? '', before: own };
  const isChanged = text !== (before ?? '');
  useUnsaved(isChanged);
  const [problem, setProblem] = useState('');
  const name = t(`content.languages.${language}`);
  const save = async (next: string) => {
    try {
      const body = { key: word.key, language, text: next, before };
      await api('PUT /content-words', { body });
      await onChanged();
      setTyped(null);
      notify(`content.wordings.${next === '' ? 'isBack' : 'saved'}`, { type: 'success' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'invalid') {
        const given = placeholdersOf(next);
        const lost = placeholdersOf(word.original[language] ?? '').filter(
          (one) => !given.includes(one),
        );
        const names = lost.map((one) => `{{${one}}}`).join(', ');
        setProblem(
          t(`content.problems.${lost.length > 0 ? 'placeholders' : 'wording'}`, { names }),
        );
      } else say(error);
    }
  };
  return (
    <Box>
      <Typography color="textSecondary" sx={{ fontSize: '0.8rem' }}>
        {borrowed
          ? t('content.wordings.borrowed', { language: t(`content.languages.${borrowed}`) })
          : t('content.wordings.original', { language: name })}
      </Typography>
      <Typography lang={borrowed ?? language} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {word.original[language]}
      </Typography>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('content.wordings.own', { language: name })}
        value={text}
        onChange={({ target }) => {
          setTyped({ text: target.value, before });
          setProblem('');
        }}
        error={problem !== ''}
        helperText={problem}
        slotProps={{ htmlInput: { lang: language } }}
      />
      {isChanged && <Button onClick={() => void save(text)}>{t('ra.action.save')}</Button>}
      {before !== null && (
        <Button onClick={() => void save('')}>{t('content.wordings.back')}</Button>
      )}
    </Box>
  );
}
