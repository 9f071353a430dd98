import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingBar } from '../../ui/Loading.tsx';
import { Section } from '../../ui/Section.tsx';
import { Title } from '../../ui/Title.tsx';
import { api as pictures } from '../pictures/api.ts';
import { api } from './api.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { useWordLanguages, Word } from './Word.tsx';
import { PictureWords } from './PictureWords.tsx';
import { TextsToTranslate } from './TextsToTranslate.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** How many of a kind are shown at first, and how many more each time. */
const PAGE = 10;
const MOST = 100;

/** All that one of the languages lacks, with both texts side by side: what visitors read in the other. */
export default function Translations() {
  const t = useTranslate();
  const texts = usePart('texts', (perPage) =>
    api('GET /content-translations', { query: { perPage } }),
  );
  const alts = usePart('pictures', (perPage) =>
    pictures('GET /pictures', { query: { perPage, only: 'untranslated' } }),
  );
  const words = usePart('words', (perPage) =>
    api('GET /content-words', { query: { perPage, changed: 'half' } }),
  );
  const { data: languages = [] } = useWordLanguages();
  const parts = [texts, alts, words];
  // What is there stays when it is read again in vain: somebody may be typing in it.
  if (!texts.found || !alts.found || !words.found) {
    const failed = parts.find(({ found, error }) => !found && error);
    if (!failed) return <LoadingBar />;
    return <ScreenProblem error={failed.error} title="content.title" list="/content" />;
  }
  return (
    <Box sx={{ my: 2, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="content.translations.title" />
      {parts.every(({ found }) => found?.total === 0) ? (
        <EmptyState text="content.translations.none" />
      ) : (
        <Typography color="textSecondary">{t('content.translations.help')}</Typography>
      )}
      <Part name="texts" part={texts}>
        <TextsToTranslate documents={texts.found.data} onPublished={texts.again} />
      </Part>
      <Part name="pictures" part={alts}>
        <Rows>
          {alts.found.data.map((picture) => (
            <PictureWords key={picture.id} picture={picture} onSaved={alts.again} />
          ))}
        </Rows>
      </Part>
      <Part name="words" part={words}>
        <Rows>
          {words.found.data.map((word) => (
            <Word key={word.key} {...{ word, languages }} onChanged={words.again} />
          ))}
        </Rows>
      </Part>
    </Box>
  );
}

interface Found {
  readonly total: number;
}

/** What one of the lists has to translate; more of it where it is asked for. */
function usePart<Answer extends Found>(name: string, ask: (perPage: number) => Promise<Answer>) {
  const [count, setCount] = useState(PAGE);
  const { data, error, refetch } = useQuery({
    queryKey: ['translations', name, count],
    queryFn: () => ask(count),
    placeholderData: keepPreviousData,
  });
  const more = count < MOST ? () => setCount(Math.min(MOST, count + PAGE)) : null;
  const again = async () => void (await refetch());
  return { found: data, error, again, count, more };
}

interface PartOptions {
  readonly name: 'texts' | 'pictures' | 'words';
  readonly part: Omit<ReturnType<typeof usePart>, 'again'>;
  readonly children: ReactNode;
}

/** One of the lists, while there is something in it. */
function Part({ name, part: { found, count, more }, children }: PartOptions) {
  const t = useTranslate();
  const total = found?.total ?? 0;
  if (total === 0) return null;
  return (
    <Section isBare title={t(`content.translations.${name}`, { count: total })}>
      {children}
      {total > count && more && (
        <Button onClick={more} sx={{ mt: 1 }}>
          {t('shared.more')}
        </Button>
      )}
    </Section>
  );
}

function Rows({ children }: { readonly children: ReactNode }) {
  return <PlainList gap={1.5}>{children}</PlainList>;
}
