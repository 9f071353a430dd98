import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';

interface WrittenElsewhereOptions {
  /** Empty where the answer was sent or discarded there. */
  readonly text: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Says that the answer was written on another device too, or sent from it, and asks which one it is. */
export function WrittenElsewhere({ text, onMine, onTheirs }: WrittenElsewhereOptions) {
  const t = useTranslate();
  return (
    <Alert severity="warning">
      {t(text ? 'inbox.answer.elsewhere' : 'inbox.answer.goneElsewhere')}
      {text && <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onMine}>
          {t('inbox.answer.mine')}
        </Button>
        <Button color="inherit" onClick={onTheirs}>
          {t(text ? 'inbox.answer.theirs' : 'ra.action.discard')}
        </Button>
      </Box>
    </Alert>
  );
}
