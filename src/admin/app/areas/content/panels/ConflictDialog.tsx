import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
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
  const { identity } = useGetIdentity();
  // The same person, in another window or on another device.
  const isOwn = theirs.author !== null && theirs.author.id === identity?.id;
  const who = theirs.author?.name ?? t('content.conflict.somebody');
  const theirsName = t(isOwn ? 'content.conflict.saved' : 'content.conflict.theirs');
  const mineName = t(isOwn ? 'content.conflict.here' : 'content.conflict.mine');
  return (
    <OfficeDialog
      title={t(isOwn ? 'content.conflict.ownTitle' : 'content.conflict.title')}
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
        {theirs.isTrashed
          ? t('content.conflict.trashed')
          : t(isOwn ? 'content.conflict.ownText' : 'content.conflict.text', { who })}
      </Typography>
      <ChangeList changes={changes} before={theirsName} after={mineName}>
        {(_, index) => (
          <RadioGroup
            row
            value={isTheirs.has(index) ? 'theirs' : 'mine'}
            onChange={(_event, whose) => choose(index, whose)}
          >
            {(
              [
                ['theirs', theirsName],
                ['mine', mineName],
              ] as const
            ).map(([whose, name]) => (
              <FormControlLabel key={whose} value={whose} control={<Radio />} label={name} />
            ))}
          </RadioGroup>
        )}
      </ChangeList>
    </OfficeDialog>
  );
}
