import {
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import type { Difference } from '../form/differences.ts';
import { ChangeList } from '../screens/content/ChangeList.tsx';
import { OfficeDialog } from './OfficeDialog.tsx';

interface ConflictQuestionsOptions {
  readonly title: string;
  readonly text: string;
  /** What both have changed: what is here before, the other's after. */
  readonly conflicts: readonly Difference[];
  /** What the two sides are called. */
  readonly mineName: string;
  readonly theirsName: string;
  /** Says of which the other's was chosen. */
  onChosen(theirs: readonly Difference[]): void;
}

type Side = 'mine' | 'theirs';

/** Asks, of each thing that two have changed, which version stays. Nothing is chosen beforehand. */
export function ConflictQuestions(options: ConflictQuestionsOptions) {
  const { title, text, conflicts, mineName, theirsName, onChosen } = options;
  const t = useTranslate();
  const [sides, setSides] = useState<Readonly<Partial<Record<number, Side>>>>({});
  const [isTried, setIsTried] = useState(false);
  const save = () => {
    setIsTried(true);
    if (conflicts.some((_, index) => !sides[index])) return;
    onChosen(conflicts.filter((_, index) => sides[index] === 'theirs'));
  };
  return (
    <OfficeDialog
      title={title}
      maxWidth="md"
      actions={
        <Button variant="contained" onClick={save}>
          {t('content.conflict.save')}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <ChangeList changes={conflicts} before={mineName} after={theirsName}>
        {(_, index) => (
          <FormControl error={isTried && !sides[index]}>
            <RadioGroup
              row
              value={sides[index] ?? ''}
              onChange={(_event, side) => setSides({ ...sides, [index]: side as Side })}
            >
              {(
                [
                  ['mine', mineName],
                  ['theirs', theirsName],
                ] as const
              ).map(([side, name]) => (
                <FormControlLabel key={side} value={side} control={<Radio />} label={name} />
              ))}
            </RadioGroup>
            {isTried && !sides[index] && (
              <FormHelperText role="alert" sx={{ mx: 0 }}>
                {t('content.conflict.choose')}
              </FormHelperText>
            )}
          </FormControl>
        )}
      </ChangeList>
    </OfficeDialog>
  );
}
