import { Button } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { AddIcon } from '../../app/icons.ts';
import { api, type AnswerText } from './api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListState } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { useWork } from '../../app/use-work.ts';
import { useFormats } from '../../app/formats.ts';
import { SAMPLE_TEXTS } from './samples.ts';

/** The texts that answers begin with. */
export default function AnswerTextList() {
  const t = useTranslate();
  const { languageName } = useFormats();
  return (
    <RecordList
      title="inbox.texts.title"
      perPage={100}
      above={<New variant="contained" />}
      empty={<Empty />}
    >
      <ListState>
        <RecordTable<AnswerText>
          isLinked
          columns={[
            {
              source: 'name',
              label: t('inbox.texts.name'),
              render: ({ id, name }) => <RowLink to={`/answer-texts/${id}`}>{name}</RowLink>,
            },
            {
              source: 'texts',
              label: t('inbox.texts.languages'),
              render: ({ texts }) => Object.keys(texts).map(languageName).join(', '),
            },
          ]}
        />
      </ListState>
    </RecordList>
  );
}

function New({ variant }: { readonly variant: 'contained' | 'outlined' }) {
  const t = useTranslate();
  return (
    <Button
      variant={variant}
      component={Link}
      to="/answer-texts/create"
      startIcon={<AddIcon />}
      sx={{ justifySelf: 'end' }}
    >
      {t('ra.action.create')}
    </Button>
  );
}

function Empty() {
  const t = useTranslate();
  const refresh = useRefresh();
  const { isBusy, work } = useWork();
  const addSamples = () =>
    work(async () => {
      for (const body of SAMPLE_TEXTS) await api('POST /answer-texts', { body });
    }).then(refresh);
  return (
    <EmptyState text="inbox.texts.empty">
      <Button variant="contained" loading={isBusy} onClick={() => void addSamples()} sx={{ m: 1 }}>
        {t('inbox.texts.samples')}
      </Button>
      <New variant="outlined" />
    </EmptyState>
  );
}
