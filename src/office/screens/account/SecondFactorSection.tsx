import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { useReload } from './parts/own-account.ts';
import { PasswordField } from './parts/PasswordField.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { encode } from 'uqr';

type Wish = 'turnOn' | 'turnOff' | 'renew';

interface Begun {
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Codes from an app after the password: on, off, and what replaces a lost phone. */
export function SecondFactorSection({
  account,
  title = 'account.totp.title',
}: {
  account: OwnAccount;
  /** The key of its heading. */
  title?: string;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const [wish, setWish] = useState<Wish | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const end = () => {
    setWish(null);
    setBegun(null);
  };

  const withPassword: Record<Wish, (password: string) => Promise<void>> = {
    async turnOn(password) {
      setBegun(await api('POST /account/second-factor', { body: { password } }));
    },
    async turnOff(password) {
      await api('POST /account/second-factor/off', { body: { password } });
      notify('account.totp.turnedOff', { type: 'success' });
      end();
      await reload();
    },
    async renew(password) {
      const made = await api('POST /account/recovery-codes', { body: { password } });
      setCodes(made.recoveryCodes);
      end();
    },
  };
  const complete = async (code: string) => {
    await api('POST /account/second-factor/code', { body: { code } });
    notify('account.totp.turnedOn', { type: 'success' });
    setCodes(begun?.recoveryCodes ?? null);
    end();
    await reload();
  };

  return (
    <Section title={t(title)}>
      <Typography sx={{ mb: 2 }}>
        {t(account.hasSecondFactor ? 'account.totp.on' : 'account.totp.off')}
      </Typography>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {!codes && wish === null && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {(account.hasSecondFactor ? (['renew', 'turnOff'] as const) : (['turnOn'] as const)).map(
            (one) => (
              <Button key={one} variant="outlined" onClick={() => setWish(one)}>
                {t(`account.totp.${one}`)}
              </Button>
            ),
          )}
        </Stack>
      )}
      {wish && !begun && <PasswordFirst wish={wish} action={withPassword[wish]} />}
      {begun && <Scan uri={begun.uri} action={complete} />}
    </Section>
  );
}

function PasswordFirst({
  wish,
  action,
}: {
  wish: Wish;
  action: (password: string) => Promise<void>;
}) {
  const t = useTranslate();
  const [password, setPassword] = useState('');
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('account.totp.passwordFirst')}</Typography>
      <ActionForm action={() => action(password)} button={t(`account.totp.${wish}`)}>
        <PasswordField value={password} onChange={setPassword} autoFocus />
      </ActionForm>
    </>
  );
}

function Scan({ uri, action }: { uri: string; action: (code: string) => Promise<void> }) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('account.totp.scan')}</Typography>
      <QrCode text={uri} label={t('account.totp.title')} />
      <Typography sx={{ mt: 1 }}>{t('account.totp.key')}</Typography>
      <Box component="code" sx={{ display: 'block', mb: 2.5, overflowWrap: 'anywhere' }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <ActionForm action={() => action(code)} button={t('account.totp.confirm')}>
        <TextLine
          label={t('account.fields.code')}
          {...{ value: code, onChange: setCode, autoComplete: 'one-time-code', maxLength: 10 }}
          isCode
        />
      </ActionForm>
    </>
  );
}

/** A QR code as one path, dark on white in both colour schemes: apps read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="220"
      height="220"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
