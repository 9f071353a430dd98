import { Alert, Box, Button, Chip, MenuItem, TextField } from '@mui/material';
import { memo, useCallback, useRef, useState } from 'react';
import { useGetList, useNotify, useTranslate } from 'ra-core';
import {
  defaultLanguage,
  fillPlaceholders,
  isLanguage,
  LANGUAGES,
  placeholdersOf,
} from '../../../i18n/index.ts';
import { ANSWER_LENGTH, ANSWER_PLACEHOLDERS } from '../../../requests/index.ts';
import { isStale } from '../../app/call.ts';
import { useFormats } from '../../app/formats.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { keyed, named, type FigureNames } from '../../form/named-figures.ts';
import { AnsweredMeanwhile } from './AnsweredMeanwhile.tsx';
import { AnswerPreview } from './AnswerPreview.tsx';
import { OtherWays } from './OtherWays.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useTell } from '../../ui/tell.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ANSWER_ID } from './StateActions.tsx';
import { api, type AnswerText, type SavedDraft, type Submission } from './api.ts';
import { hasFailed, useAnswerDraft, type Written } from './use-answer-draft.ts';
import { WrittenElsewhere } from './WrittenElsewhere.tsx';
import { usePlaceholderNames } from './placeholder-names.ts';
import { Hint } from '../../ui/Hint.tsx';

/** What placeholders stand for, in the language of the answer. */
type Values = Readonly<Record<string, string>>;

const SAVING = {
  unsaved: 'inbox.answer.unsaved',
  conflict: 'inbox.answer.unsaved',
  failed: 'inbox.answer.failed',
  outdated: 'inbox.answer.outdated',
  saving: 'office.saving.saving',
  saved: 'office.saving.saved',
} as const;

interface AnswerOptions {
  readonly submission: Submission;
  readonly onSent: () => void;
}

const personOf = ({ id, fields, whatsapp }: Submission) => ({
  id,
  phone: fields['phone'],
  whatsapp,
});

/** Writes to the visitor: kept while it is written, seen as it will be sent, then sent. */
export function Answer({ submission, onSent }: AnswerOptions) {
  const t = useTranslate();
  if (!submission.canBeAnswered) {
    return (
      <Section level={3} title="inbox.answer.title">
        <Alert severity="info">{t('inbox.answer.none')}</Alert>
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <OtherWays {...personOf(submission)} text="" onNoted={onSent} />
        </Box>
      </Section>
    );
  }
  return <Writing submission={submission} onSent={onSent} />;
}

function Writing({ submission, onSent }: AnswerOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const tell = useTell({ isOfScreen: true });
  const say = useSay();
  const { isBusy, work } = useWork();
  const { id, subjects, answers } = submission;
  const { written, state, elsewhere, save, change, resolve, discard, forget } =
    useAnswerDraft(submission);
  const values: Values = submission.values[written.language] ?? {};
  const isSaved = state === 'saved' || state === 'empty';
  useUnsaved(hasFailed(state) || (!isSaved && !navigator.onLine));
  /** What is looked at before it is sent, and the revision of the submission then. */
  const [reviewed, setReviewed] = useState<(SavedDraft & { readonly seen: string }) | null>(null);
  const [known, setKnown] = useState(answers);
  const body = useRef<HTMLTextAreaElement>(null);
  const names = usePlaceholderNames();

  const review = async () => {
    const { revision: seen } = submission;
    const saved = await save();
    if (saved) setReviewed({ ...saved, seen });
  };

  const send = ({ revision, seen }: NonNullable<typeof reviewed>) =>
    work(
      async () => {
        const sent = await api('POST /inbox/:id/answers', {
          ...{ params: { id }, body: { seen }, revision },
        });
        setReviewed(null);
        forget(sent.revision);
        setKnown(answers);
        notify('inbox.answer.sent', { type: 'success' });
        onSent();
      },
      (error) => {
        say(error);
        if (!isStale(error)) return;
        // What somebody else did meanwhile is read before anything is sent; what was typed stays.
        setReviewed(null);
        onSent();
      },
    );

  const throwAway = () =>
    work(async () => {
      if (await discard()) tell({ text: t('inbox.answer.discarded'), undo: () => change(written) });
    });

  /** Is it about what every answer is about, or about nothing? */
  const isOurs = ['', subjects[written.language]].includes(written.subject.trim());

  /** In another language our own words are that language's. */
  function speak(language: string) {
    change({ language, ...(isOurs && { subject: subjects[language] ?? '' }) });
  }

  /** Begins with a text, in the place of what is written. */
  function begin(text: Pick<Written, 'subject' | 'body'>) {
    change(text);
    if (!isOurs || written.body.trim() !== '')
      tell({ text: t('inbox.answer.replaced'), undo: () => change(written) });
  }

  /** Puts a placeholder where the cursor is. */
  const insert = useCallback(
    (name: string) => {
      const field = body.current;
      if (!field) return;
      // By the field itself, which knows where the cursor goes: what is typed next comes behind it.
      field.setRangeText(`[${names[name]}]`, field.selectionStart, field.selectionEnd, 'end');
      change({ body: keyed(field.value, names) });
      field.focus();
    },
    [names, change],
  );

  const isMissing = written.subject.trim() === '' && written.body.trim() !== '';
  const isEmpty = isMissing || written.body.trim() === '';
  return (
    <Section level={3} title="inbox.answer.title">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AnsweredMeanwhile answers={answers} known={known} />
        {elsewhere && (
          <WrittenElsewhere
            {...{ elsewhere }}
            onMine={() => resolve(written, elsewhere)}
            onTheirs={() =>
              elsewhere.isThere ? resolve(elsewhere, elsewhere) : forget(elsewhere.revision)
            }
          />
        )}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Texts language={written.language} values={values} onChoose={begin} />
          <Choice
            size="medium"
            id={`${ANSWER_ID}-language`}
            label={t('inbox.answer.language')}
            value={written.language}
            options={LANGUAGES.map(({ code, nativeName }) => [code, nativeName])}
            onChoose={speak}
            sx={{ minWidth: 140, flex: 1 }}
          />
        </Box>
        <TextField
          id={`${ANSWER_ID}-subject`}
          label={t('inbox.answer.subject')}
          value={named(written.subject, names)}
          onChange={(event) => change({ subject: keyed(event.target.value, names) })}
          {...(isMissing && { error: true, helperText: t('ra.validation.required') })}
          slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.subject } }}
        />
        <TextField
          multiline
          minRows={6}
          id={`${ANSWER_ID}-body`}
          label={t('shared.text')}
          value={named(written.body, names)}
          inputRef={body}
          onChange={(event) => change({ body: keyed(event.target.value, names) })}
          slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.body } }}
        />
        <Placeholders values={values} names={names} onInsert={insert} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" disabled={isEmpty} onClick={() => void review()}>
            {t('inbox.answer.review')}
          </Button>
          <OtherWays
            {...personOf(submission)}
            text={fillPlaceholders(written.body, values, written.language).trim()}
            onNoted={onSent}
          />
          {state !== 'empty' && !elsewhere && (
            <Button onClick={() => void throwAway()}>{t('ra.action.discard')}</Button>
          )}
          <Hint role="status">{state === 'empty' ? '' : t(SAVING[state])}</Hint>
        </Box>
      </Box>
      {reviewed && (
        <AnswerPreview
          id={id}
          draft={reviewed}
          onClose={() => setReviewed(null)}
          isSending={isBusy}
          onSend={() => void send(reviewed)}
        />
      )}
    </Section>
  );
}

interface PlaceholdersOptions {
  readonly values: Values;
  readonly names: FigureNames;
  readonly onInsert: (name: string) => void;
}

/** Those that have a value, each to be put into the text; not drawn anew for every key. */
const Placeholders = memo(function Placeholders({ values, names, onInsert }: PlaceholdersOptions) {
  const t = useTranslate();
  return (
    <Box role="group" aria-label={t('inbox.answer.placeholders')}>
      <Hint sx={{ mb: 0.5 }}>{t('inbox.answer.placeholders')}</Hint>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {ANSWER_PLACEHOLDERS.filter((name) => values[name]).map((name) => (
          <Chip key={name} variant="outlined" label={names[name]} onClick={() => onInsert(name)} />
        ))}
      </Box>
    </Box>
  );
});

interface TextsOptions {
  readonly language: string;
  readonly values: Values;
  readonly onChoose: (text: { subject: string; body: string }) => void;
}

/** The texts to begin with; one that is not written in the answer's language in the one that it has. */
function Texts({ language, values, onChoose }: TextsOptions) {
  const t = useTranslate();
  const { languageName } = useFormats();
  const { data } = useGetList<AnswerText>('answer-texts', {
    pagination: { page: 1, perPage: 100 },
  });
  // What has a value is filled in at once; what has none stays to be seen.
  const fill = (text: string) => {
    const named = placeholdersOf(text).map((name) => [name, values[name] || `{{${name}}}`]);
    return fillPlaceholders(text, Object.fromEntries(named));
  };
  const languageOf = ({ texts }: AnswerText) =>
    [language, defaultLanguage(), ...Object.keys(texts)]
      .filter(isLanguage)
      .find((code) => texts[code]) ?? defaultLanguage();
  return (
    <Box sx={{ minWidth: 220, flex: 2 }}>
      <TextField
        select
        fullWidth
        id={`${ANSWER_ID}-text`}
        label={t('inbox.answer.text')}
        value=""
        onChange={(event) => {
          const chosen = data?.find((one) => one.id === event.target.value);
          const text = chosen?.texts[languageOf(chosen)];
          if (text) onChoose({ subject: fill(text.subject), body: fill(text.body) });
        }}
        helperText={<TextLink to="/answer-texts">{t('inbox.answer.manage')}</TextLink>}
      >
        {data?.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
            {languageOf(one) !== language && ` · ${languageName(languageOf(one))}`}
          </MenuItem>
        ))}
        {data?.length === 0 && (
          <MenuItem disabled value="">
            {t('inbox.answer.noText')}
          </MenuItem>
        )}
      </TextField>
    </Box>
  );
}
