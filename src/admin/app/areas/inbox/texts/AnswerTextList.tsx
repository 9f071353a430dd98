import Button from '@mui/material/Button';
import { CreateButton, DataTable, List, useRefresh, useTranslate } from 'react-admin';
import { call } from '../../../call.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { ListState } from '../../../parts/ListState.tsx';
import { useSay } from '../../../say.ts';
import { useFormats } from '../formats.ts';
import { SAMPLE_TEXTS } from '../samples.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

/** The texts that answers begin with. */
export default function AnswerTextList() {
  const t = useTranslate();
  const { languageName } = useFormats();
  return (
    <List
      title="inbox.texts.title"
      exporter={false}
      pagination={false}
      perPage={100}
      empty={<Empty />}
    >
      <ListState>
        <DataTable<Listed> rowClick="edit" bulkActionButtons={false}>
          <DataTable.Col source="name" disableSort label={t('inbox.texts.name')} />
          <DataTable.Col<Listed>
            source="texts"
            disableSort
            label={t('inbox.texts.languages')}
            render={({ texts }) => Object.keys(texts).map(languageName).join(', ')}
          />
        </DataTable>
      </ListState>
    </List>
  );
}

function Empty() {
  const t = useTranslate();
  const refresh = useRefresh();
  const say = useSay();
  async function addSamples() {
    try {
      for (const body of SAMPLE_TEXTS) await call('POST', 'answer-texts', { body });
    } catch (error) {
      say(error);
    }
    refresh();
  }
  return (
    <EmptyState text="inbox.texts.empty">
      <Button variant="contained" onClick={() => void addSamples()} sx={{ m: 1 }}>
        {t('inbox.texts.samples')}
      </Button>
      <CreateButton variant="outlined" />
    </EmptyState>
  );
}
