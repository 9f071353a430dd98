import { Box, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { ListSearch, useFilters } from '../../ui/list/filters.tsx';
import { ListState, NothingFound } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { LoadingBar } from '../../ui/Loading.tsx';
import type { WordLanguage, WordView } from './api.ts';
import { useWordLanguages, Word } from './Word.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** The words of the interface, each with its original beside the text in its place. */
export default function Wordings() {
  const { data: languages = [], refetch } = useWordLanguages();
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
        <ListSearch label={t('content.wordings.search')} isFirst />
      </Box>
      <Tick
        isSwitch
        label={t('content.wordings.changed')}
        checked={filters.changed === 'true'}
        onChange={(isOn) => set({ changed: isOn ? 'true' : '' })}
      />
      {languages
        .filter(({ borrowed }) => borrowed !== null)
        .map(({ language, toWrite }) => (
          <Tick
            isSwitch
            key={language}
            label={t('content.wordings.toWrite', {
              language: t(`content.languages.${language}`),
              count: toWrite,
            })}
            checked={filters.toWrite === language}
            onChange={(isOn) => set({ toWrite: isOn ? language : '' })}
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
      <PlainList gap={1.5}>
        {words.map((word) => (
          <Word
            key={word.key}
            word={word}
            languages={languages}
            onChanged={() => Promise.all([refetch(), onChanged()])}
          />
        ))}
      </PlainList>
    </Box>
  ));
}
