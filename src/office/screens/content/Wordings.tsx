import {
  Box,
  Button,
  FormControlLabel,
  Pagination,
  Paper,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { placeholdersOf } from '../../../i18n/index.ts';
import { api, type WordView } from './api.ts';
import { CallError } from '../../app/call.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useSay } from '../../app/say.ts';
import { Problem } from './Problem.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { Title } from '../../ui/Title.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';

const PER_PAGE = 20;

interface Listed {
  readonly data: readonly WordView[];
  readonly total: number;
}

/** The words of the interface, each with its original beside the text in its place. */
export default function Wordings() {
  const t = useTranslate();
  const office = useOfficeLanguage();
  const [q, setQ] = useState('');
  const [isChanged, setIsChanged] = useState(false);
  const [page, setPage] = useState(1);
  const [listed, setListed] = useState<Listed | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const query = { page, perPage: PER_PAGE, q, ...(isChanged && { changed: 'true' as const }) };
      api('GET /content-words', { query, signal: abort.signal }).then(
        setListed,
        (failure: unknown) => {
          if (!abort.signal.aborted) setError(failure);
        },
      );
    }, 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, page, isChanged]);
  if (error) return <Problem error={error} />;
  const replace = (key: string, own: WordView['own']) =>
    setListed(
      (before) =>
        before && {
          ...before,
          data: before.data.map((word) => (word.key === key ? { ...word, own } : word)),
        },
    );
  const sections = Map.groupBy(listed?.data ?? [], ({ section }) => section[office]);
  return (
    <Box sx={{ my: 2 }}>
      <Title title={t('content.wording')} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        <TextField
          type="search"
          label={t('content.wordings.search')}
          value={q}
          onChange={({ target }) => {
            setQ(target.value);
            setPage(1);
          }}
          sx={{ flex: '1 1 240px' }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isChanged}
              onChange={(_, isOn) => {
                setIsChanged(isOn);
                setPage(1);
              }}
            />
          }
          label={t('content.wordings.changed')}
        />
      </Box>
      {!listed && <LoadingBar />}
      {listed?.total === 0 && <EmptyState text="content.noMatch" />}
      {[...sections].map(([name, words]) => (
        <Box component="section" key={name} aria-label={name} sx={{ mb: 3 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {name}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {words.map((word) => (
              <Word key={word.key} word={word} onChanged={(own) => replace(word.key, own)} />
            ))}
          </Box>
        </Box>
      ))}
      {listed && listed.total > PER_PAGE && (
        <Pagination
          sx={{ my: 2 }}
          page={page}
          count={Math.ceil(listed.total / PER_PAGE)}
          onChange={(_, next) => setPage(next)}
        />
      )}
    </Box>
  );
}

interface WordOptions {
  readonly word: WordView;
  onChanged(own: WordView['own']): void;
}

/** A word in both languages, with what it is in its section; its key is for who builds the site. */
function Word({ word, onChanged }: WordOptions) {
  const office = useOfficeLanguage();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      {word.role && (
        <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.95rem', mb: 1 }}>
          {word.role[office]}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {(['es', 'en'] as const).map((language) => (
          <WordIn
            key={`${language} ${word.own[language] ?? ''}`}
            word={word}
            language={language}
            onChanged={onChanged}
          />
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
  readonly language: 'es' | 'en';
}

function WordIn({ word, language, onChanged }: WordInOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const say = useSay();
  const before = word.own[language] ?? null;
  const [text, setText] = useState(before ?? '');
  useUnsaved(text !== (before ?? ''));
  const [problem, setProblem] = useState('');
  const name = t(`content.languages.${language}`);
  const save = async (next: string) => {
    try {
      const body = { key: word.key, language, text: next, before };
      onChanged(await api('PUT /content-words', { body }));
      notify(`content.wordings.${next === '' ? 'isBack' : 'saved'}`, { type: 'success' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'invalid') {
        const given = placeholdersOf(next);
        const lost = placeholdersOf(word.original[language]).filter((one) => !given.includes(one));
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
        {t('content.wordings.original', { language: name })}
      </Typography>
      <Typography lang={language} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {word.original[language]}
      </Typography>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('content.wordings.own', { language: name })}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setProblem('');
        }}
        error={problem !== ''}
        helperText={problem}
        slotProps={{ htmlInput: { lang: language } }}
      />
      {text !== (before ?? '') && (
        <Button onClick={() => void save(text)}>{t('ra.action.save')}</Button>
      )}
      {before !== null && (
        <Button onClick={() => void save('')}>{t('content.wordings.back')}</Button>
      )}
    </Box>
  );
}
