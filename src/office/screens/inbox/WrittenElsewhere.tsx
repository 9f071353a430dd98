import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Quoted } from './Quoted.tsx';
import type { Elsewhere } from './use-answer-draft.ts';

interface WrittenElsewhereOptions {
  readonly elsewhere: Elsewhere;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Says that the answer was written on another device too, or sent from it, and asks which one it is. */
export function WrittenElsewhere({ elsewhere, onMine, onTheirs }: WrittenElsewhereOptions) {
  const t = useTranslate();
  const { isThere, subject, body } = elsewhere;
  return (
    <Alert severity="warning">
      {t(isThere ? 'inbox.answer.elsewhere' : 'inbox.answer.goneElsewhere')}
      {isThere && <Quoted {...{ subject, body }} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onMine}>
          {t('inbox.answer.mine')}
        </Button>
        <Button color="inherit" onClick={onTheirs}>
          {t(isThere ? 'inbox.answer.theirs' : 'ra.action.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
