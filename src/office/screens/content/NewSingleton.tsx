import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useWork } from '../../app/use-work.ts';
import { Title } from '../../ui/Title.tsx';
import { beginSingleton } from './begin-singleton.ts';

interface NewSingletonOptions {
  readonly type: string;
  /** What the document is called. */
  readonly heading: string;
  onMade(): Promise<void>;
}

/** There is none yet of a type that has one document: it is begun here. */
export function NewSingleton({ type, heading, onMade }: NewSingletonOptions) {
  const t = useTranslate();
  const { isBusy, work } = useWork();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Title title={heading} />
      <p>{t('content.begin.text')}</p>
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() =>
          void work(async () => {
            await beginSingleton(type, {});
            await onMade();
          })
        }
      >
        {t('content.begin.action')}
      </Button>
    </Box>
  );
}
