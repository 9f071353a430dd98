import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { askedPushState, pushState, turnOff, turnOn } from '../../app/push-device.ts';
import { useWork } from '../../app/use-work.ts';
import { Section } from '../../ui/Section.tsx';

/** Whether this device is told of new requests, for who wants it. */
export function PushCard() {
  const t = useTranslate();
  const [state, setState] = useState(pushState);
  const { isBusy, work } = useWork();
  const [isFailed, setFailed] = useState(false);
  const isOn = state === 'on';
  useEffect(() => {
    askedPushState().then(setState, () => undefined);
  }, []);
  const change = async (turn: () => Promise<void>) => {
    setFailed(false);
    await work(turn, () => setFailed(true));
    setState(pushState());
  };
  return (
    <Section isBare title="today.push.title" help={isOn ? 'today.push.isOn' : 'today.push.text'}>
      {state === 'missing' || state === 'denied' ? (
        <Alert severity="info">{t(`today.push.${state}`)}</Alert>
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void change(isOn ? turnOff : turnOn)}
        >
          {t(isOn ? 'today.push.off' : 'today.push.on')}
        </Button>
      )}
      {isFailed && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('today.push.failed')}
        </Alert>
      )}
    </Section>
  );
}
