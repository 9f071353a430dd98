import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormField } from '../../../../../content/index.ts';
import { differencesOf } from '../../../../content/differences.ts';
import type { FormValues } from '../../../../content/form-values.ts';
import { mergeOf } from '../../../../content/merge.ts';
import type { Theirs } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { OfficeDialog } from '../../../parts/OfficeDialog.tsx';

interface ConflictDialogOptions {
  readonly fields: readonly FormField[];
  readonly theirs: Theirs;
  readonly mine: FormValues;
  onResolve(values: FormValues): void;
}

/** Somebody else has saved first: both versions field by field, and a choice for each. */
export function ConflictDialog({ fields, theirs, mine, onResolve }: ConflictDialogOptions) {
  const t = useTranslate();
  const changes = differencesOf(fields, theirs.values, mine);
  const [isTheirs, setIsTheirs] = useState<ReadonlySet<number>>(new Set());
  const choose = (index: number, whose: string) =>
    setIsTheirs((before) => {
      const next = new Set(before);
      if (whose === 'theirs') next.add(index);
      else next.delete(index);
      return next;
    });
  const chosen = changes.filter((_, index) => !isTheirs.has(index));
  const who = theirs.author?.name ?? t('content.conflict.somebody');
  return (
    <OfficeDialog
      title={t('content.conflict.title')}
      maxWidth="md"
      actions={
        <>
          <Button
            variant="contained"
            onClick={() => onResolve(mergeOf(theirs.values, mine, chosen))}
          >
            {t('content.conflict.save')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>
        {theirs.isTrashed ? t('content.conflict.trashed') : t('content.conflict.text', { who })}
      </Typography>
      <ChangeList
        changes={changes}
        before={t('content.conflict.theirs')}
        after={t('content.conflict.mine')}
      >
        {(_, index) => (
          <RadioGroup
            row
            value={isTheirs.has(index) ? 'theirs' : 'mine'}
            onChange={(_event, whose) => choose(index, whose)}
          >
            {(['theirs', 'mine'] as const).map((whose) => (
              <FormControlLabel
                key={whose}
                value={whose}
                control={<Radio />}
                label={t(`content.conflict.${whose}`)}
              />
            ))}
          </RadioGroup>
        )}
      </ChangeList>
    </OfficeDialog>
  );
}
