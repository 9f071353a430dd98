import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import type { Submission } from './api.ts';
import { Quoted } from './Quoted.tsx';

type Answers = Submission['answers'];

interface AnsweredMeanwhileOptions {
  readonly answers: Answers;
  /** Those that were there when the answer was begun. */
  readonly known: Answers;
}

/** What others have answered while an answer is written: nobody says it twice, or something else. */
export function AnsweredMeanwhile({ answers, known }: AnsweredMeanwhileOptions) {
  const t = useTranslate();
  const { full } = useFormats();
  return answers
    .filter(({ id, isMine }) => !isMine && !known.some((one) => one.id === id))
    .map(({ id, by, at, subject, body }) => (
      <Alert key={id} severity="warning">
        {t('inbox.answer.meanwhile', { name: by, when: full(at) })}
        <Quoted {...{ subject, body }} />
      </Alert>
    ));
}
