import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useFormIsDirty,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { useUnsaved } from '../../../parts/unsaved.ts';
import { ANSWER_LENGTH, ANSWER_PLACEHOLDERS } from '../../../../../submissions/index.ts';

/** The languages that texts are written in. */
const WRITTEN = [
  { code: 'es', label: 'inbox.texts.inSpanish' },
  { code: 'en', label: 'inbox.texts.inEnglish' },
] as const;

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

/** A text needs a name, and a subject and a text in one language at least. */
function validate({ name, texts = {} }: Given) {
  const errors: Record<string, unknown> = {};
  if (!name?.trim()) errors['name'] = 'ra.validation.required';
  const halves = WRITTEN.map(({ code }) => [code, texts[code]] as const);
  const wrong = halves.flatMap(([code, text]) => {
    const [subject, body] = [text?.subject?.trim(), text?.body?.trim()];
    if (!subject === !body) return [];
    return [[code, { [subject ? 'body' : 'subject']: 'inbox.texts.needed' }]];
  });
  const isNone = halves.every(([, text]) => !text?.subject?.trim() && !text?.body?.trim());
  if (isNone) errors['texts'] = { es: { subject: 'inbox.texts.needed' } };
  else if (wrong.length > 0) errors['texts'] = Object.fromEntries(wrong);
  return errors;
}

/** A text to begin answers with, in both languages side by side. */
export default function AnswerTextForm() {
  const { id } = useParams();
  if (id === undefined) {
    return (
      <Create title="inbox.texts.title" transform={transform} redirect="list">
        <Fields />
      </Create>
    );
  }
  return (
    <Edit
      title="inbox.texts.title"
      transform={transform}
      mutationMode="pessimistic"
      redirect="list"
    >
      <Fields isKnown />
    </Edit>
  );
}

function Fields({ isKnown = false }: { isKnown?: boolean }) {
  const t = useTranslate();
  return (
    <SimpleForm
      validate={validate}
      toolbar={
        <Toolbar sx={{ gap: 2, bgcolor: 'transparent' }}>
          <SaveButton alwaysEnable={!isKnown} />
          {isKnown && <DeleteButton mutationMode="undoable" />}
        </Toolbar>
      }
    >
      <Unsaved />
      <TextInput
        source="name"
        label={t('inbox.texts.name')}
        sx={{ width: '100%', maxWidth: 400 }}
        slotProps={{ htmlInput: { maxLength: ANSWER_LENGTH.name } }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('inbox.texts.example')}{' '}
        {ANSWER_PLACEHOLDERS.map((name) => `{{${name}}} ${t(`inbox.placeholders.${name}`)}`).join(
          ', ',
        )}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {WRITTEN.map(({ code, label }) => (
          <Box key={code} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Typography component="legend" variant="h3" sx={{ mb: 2 }}>
              {t(label)}
            </Typography>
            <TextInput
              fullWidth
              source={`texts.${code}.subject`}
              label={t('inbox.answer.subject')}
              slotProps={{ htmlInput: { lang: code, maxLength: ANSWER_LENGTH.subject } }}
            />
            <TextInput
              fullWidth
              multiline
              minRows={8}
              source={`texts.${code}.body`}
              label={t('inbox.answer.body')}
              slotProps={{ htmlInput: { lang: code, maxLength: ANSWER_LENGTH.body } }}
            />
          </Box>
        ))}
      </Box>
    </SimpleForm>
  );
}

/** Within the form, which alone knows what is typed in it. */
function Unsaved() {
  // While it is being saved, it leads to the list by itself.
  const { saving } = useSaveContext();
  useUnsaved(useFormIsDirty() && !saving);
  return null;
}
