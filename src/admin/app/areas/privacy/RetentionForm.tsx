import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNotify, usePermissions, useTranslate } from 'react-admin';
import { KINDS, type SubmissionKind } from '../../../../submissions/index.ts';
import { mayDo, type Role } from '../../../roles.ts';
import { call } from '../../call.ts';
import { useSay } from '../../say.ts';
import { Section } from '../inbox/Section.tsx';

type Retention = Readonly<
  Record<SubmissionKind, { readonly days: number; readonly isChosen: boolean }>
>;

const LEAST = 30;
const MOST = 3_653;

/** How many days each kind is kept. */
export function RetentionForm() {
  const t = useTranslate();
  const [retention, setRetention] = useState<Retention | null>(null);
  const say = useSay();
  useEffect(() => {
    call<Retention>('GET', 'privacy/retention').then(setRetention, say);
    // `say` is new with every rendering and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Section level={2} title="privacy.retention.title">
      <Typography sx={{ mb: 1 }}>{t('privacy.retention.hint')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('privacy.retention.requests')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {retention &&
          KINDS.map((kind) => (
            <Kind
              key={`${kind} ${retention[kind].days}`}
              kind={kind}
              {...retention[kind]}
              onSaved={setRetention}
            />
          ))}
      </Box>
    </Section>
  );
}

interface KindOptions {
  readonly kind: SubmissionKind;
  readonly days: number;
  readonly isChosen: boolean;
  readonly onSaved: (retention: Retention) => void;
}

function Kind({ kind, days, isChosen, onSaved }: KindOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const say = useSay();
  const { permissions } = usePermissions<Role>();
  const [text, setText] = useState(String(days));
  const given = Number(text);
  const isRight = Number.isInteger(given) && given >= LEAST && given <= MOST;
  const isAllowed = permissions !== undefined && mayDo(permissions, 'settings');
  async function save(chosen: number | null) {
    try {
      onSaved(await call<Retention>('PUT', 'privacy/retention', { body: { kind, days: chosen } }));
      notify('privacy.retention.saved', { type: 'success' });
    } catch (error) {
      say(error);
    }
  }
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(given);
      }}
    >
      <TextField
        type="number"
        id={`retention-${kind}`}
        label={`${t(`privacy.retention.kinds.${kind}`)} (${t('privacy.retention.days').toLowerCase()})`}
        value={text}
        disabled={!isAllowed}
        error={!isRight}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { min: LEAST, max: MOST } }}
        sx={{ width: 200 }}
      />
      {isAllowed && (
        <Button type="submit" variant="outlined" disabled={!isRight || given === days}>
          {t('privacy.retention.save')}
        </Button>
      )}
      {isAllowed && isChosen && (
        <Button onClick={() => void save(null)}>{t('privacy.retention.standard')}</Button>
      )}
      {isRight && given < days && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {t('privacy.retention.shorter')}
        </Alert>
      )}
    </Box>
  );
}
