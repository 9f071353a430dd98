import { Box, Button, Paper, type SxProps, TextField, type Theme, Typography } from '@mui/material';
import {
  CreateBase,
  EditBase,
  Form,
  FormDataConsumer,
  useDeleteController,
  useFormIsDirty,
  useGetList,
  useInput,
  useRecordContext,
  useSaveContext,
  useTranslate,
  ValidationError,
  type RaRecord,
} from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DeleteIcon, SaveIcon } from '../../app/icons.ts';
import { useFormats } from '../../app/formats.ts';
import { NotYet } from '../../ui/NotYet.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Title } from '../../ui/Title.tsx';
import { ACTION_BAR } from '../../app/theme.ts';
import { keptTyping, useKeepTyping } from '../../ui/kept-typing.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { keyed, named } from '../../form/named-figures.ts';
import { usePlaceholderNames } from './placeholder-names.ts';
import { ANSWER_LENGTH, ANSWER_PLACEHOLDERS } from '../../../requests/index.ts';
import { Hint } from '../../ui/Hint.tsx';

interface Text {
  readonly subject?: string | null;
  readonly body?: string | null;
}

interface Given {
  readonly id?: string;
  readonly revision?: string;
  readonly name?: string;
  readonly texts?: Readonly<Record<string, Text | undefined>>;
}

/** Languages in which something is written, as the server takes them. */
function transform({ id, revision, name, texts = {} }: Given) {
  const written = Object.entries(texts).flatMap(([code, text]) => {
    const [subject, body] = [text?.subject?.trim() ?? '', text?.body?.trim() ?? ''];
    return subject || body ? [[code, { subject, body }]] : [];
  });
  return { ...(id && { id, revision }), name, texts: Object.fromEntries(written) };
}

/** A text needs a name, and a subject and a text in one language at least: the site's first, if in none. */
const validate =
  (first: string) =>
  ({ name, texts = {} }: Given) => {
    const errors: Record<string, unknown> = {};
    if (!name?.trim()) errors['name'] = 'ra.validation.required';
    const halves = Object.entries(texts);
    const wrong = halves.flatMap(([code, text]) => {
      const [subject, body] = [text?.subject?.trim(), text?.body?.trim()];
      if (!subject === !body) return [];
      return [[code, { [subject ? 'body' : 'subject']: 'inbox.texts.needed' }]];
    });
    const isNone = halves.every(([, text]) => !text?.subject?.trim() && !text?.body?.trim());
    if (isNone) errors['texts'] = { [first]: { subject: 'inbox.texts.needed' } };
    else if (wrong.length > 0) errors['texts'] = Object.fromEntries(wrong);
    return errors;
  };

/** A text to begin answers with, in the site's languages side by side. */
export default function AnswerTextForm() {
  const { id } = useParams();
  const isKnown = id !== undefined;
  const path = `answer-texts/${id ?? ''}`;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [kept] = useState(() => keptTyping<Given>(path)?.values);
  useEffect(() => {
    // The form of ra-core takes what it finds there on top of the record.
    if (kept) void navigate(pathname, { replace: true, state: { record: kept } });
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const { meta, error, refetch } = useGetList('answer-texts', {
    pagination: { page: 1, perPage: 100 },
  });
  if (!meta) return <NotYet error={error} onRetry={refetch} />;
  const { languages } = meta as { readonly languages: readonly string[] };
  const form = (
    <Paper variant="outlined" sx={{ my: 2 }}>
      <Form validate={validate(languages[0] ?? '')}>
        <Fields languages={languages} />
        <Actions isKnown={isKnown} path={path} />
      </Form>
    </Paper>
  );
  return (
    <>
      <Title title="inbox.texts.title" />
      {isKnown ? (
        <EditBase
          transform={transform}
          mutationMode="pessimistic"
          redirect="list"
          loading={<Loading />}
        >
          {form}
        </EditBase>
      ) : (
        <CreateBase transform={transform} redirect="list">
          {form}
        </CreateBase>
      )}
    </>
  );
}

function Fields({ languages }: { readonly languages: readonly string[] }) {
  const t = useTranslate();
  const { languageName } = useFormats();
  const record = useRecordContext<Given & RaRecord>();
  // A text may be in others, too, such as those of before.
  const shown = new Set([...languages, ...Object.keys(record?.texts ?? {})]);
  const names = usePlaceholderNames();
  const { saving = false } = useSaveContext();
  return (
    // Once it is saved it leads to the list: what was typed on until then would be lost.
    <Box inert={saving} sx={{ p: 2 }}>
      <TextInput
        source="name"
        label={t('inbox.texts.name')}
        maxLength={ANSWER_LENGTH.name}
        sx={{ maxWidth: 400 }}
      />
      <Hint sx={{ my: 2 }}>
        {t('inbox.texts.example')}{' '}
        {ANSWER_PLACEHOLDERS.map((name) => `[${names[name]}]`).join(', ')}
      </Hint>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {[...shown].map((code) => (
          <Box
            key={code}
            component="fieldset"
            sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}
          >
            <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
              {languageName(code)}
            </Typography>
            <TextInput
              source={`texts.${code}.subject`}
              label={t('inbox.answer.subject')}
              lang={code}
              maxLength={ANSWER_LENGTH.subject}
            />
            <TextInput
              source={`texts.${code}.body`}
              label={t('shared.text')}
              lang={code}
              maxLength={ANSWER_LENGTH.body}
              minRows={8}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface TextInputOptions {
  readonly source: string;
  readonly label: string;
  readonly maxLength: number;
  readonly lang?: string;
  /** Of a text of several lines. */
  readonly minRows?: number;
  readonly sx?: SxProps<Theme>;
}

/** A text of the record, with what is wrong with it. */
function TextInput({ source, label, maxLength, lang, minRows, sx }: TextInputOptions) {
  const names = usePlaceholderNames();
  const { id, field, fieldState } = useInput({
    source,
    format: (text: string | null | undefined) => named(text ?? '', names),
    parse: (text: string) => keyed(text, names),
  });
  const { error } = fieldState;
  return (
    <TextField
      {...field}
      fullWidth
      size="small"
      id={id}
      label={label}
      error={error !== undefined}
      helperText={error && <ValidationError error={error.message ?? ''} />}
      slotProps={{ htmlInput: { lang, maxLength } }}
      {...(minRows !== undefined && { multiline: true, minRows })}
      {...(sx && { sx })}
    />
  );
}

/** In sight above the bar at the thumb. */
function Actions({ isKnown, path }: { readonly isKnown: boolean; readonly path: string }) {
  const t = useTranslate();
  const isDirty = useFormIsDirty();
  const { saving = false } = useSaveContext();
  // While it is being saved, it leads to the list by itself.
  useUnsaved(isDirty && !saving);
  return (
    <Box
      role="toolbar"
      className={ACTION_BAR}
      sx={{
        ...{ display: 'flex', gap: 2, p: 2, bgcolor: 'background.paper', borderRadius: 1 },
        ...{ borderTop: { xs: 1, md: 0 }, borderColor: { xs: 'divider' } },
        ...{ position: { xs: 'sticky', md: 'static' }, zIndex: 2 },
        bottom: 'calc(56px + env(safe-area-inset-bottom))',
      }}
    >
      <Button
        type="submit"
        variant="contained"
        startIcon={<SaveIcon />}
        loading={saving}
        loadingPosition="start"
        disabled={isKnown && !isDirty}
      >
        {t('ra.action.save')}
      </Button>
      {isKnown && <DeleteButton />}
      <FormDataConsumer<Given>>
        {({ formData: { name, texts } }) => (
          <Kept path={path} typed={isDirty ? { name, texts } : null} />
        )}
      </FormDataConsumer>
    </Box>
  );
}

/** Keeps what is typed, null for nothing new, and takes out of the history what was brought back. */
function Kept({ path, typed }: { readonly path: string; readonly typed: object | null }): null {
  useKeepTyping(path, typed);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isTaken = typed !== null && state !== null;
  useEffect(() => {
    // Back would show it again, after it was saved or dropped.
    if (isTaken) void navigate(pathname, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once it is taken
  }, [isTaken]);
  return null;
}

function DeleteButton() {
  const t = useTranslate();
  const record = useRecordContext();
  const { isPending, handleDelete } = useDeleteController({
    ...(record && { record }),
    redirect: 'list',
    mutationMode: 'undoable',
  });
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      disabled={isPending}
      onClick={() => handleDelete()}
    >
      {t('ra.action.delete')}
    </Button>
  );
}
