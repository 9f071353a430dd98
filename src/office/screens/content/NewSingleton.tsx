import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSay } from '../../app/say.ts';
import { api } from './api.ts';

/** There is none yet of a type that has one document: it is begun here. */
export function NewSingleton({ type, onMade }: { readonly type: string; onMade(): Promise<void> }) {
  const t = useTranslate();
  const say = useSay();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <p>{t('content.empty')}</p>
      <Button
        variant="contained"
        onClick={() =>
          api('POST /content/:type', { params: { type }, body: { values: {} } })
            .then(onMade)
            .catch(say)
        }
      >
        {t('content.new')}
      </Button>
    </Box>
  );
}
