import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { CallError, hasChangedMind } from '../../../app/call.ts';
import { useWhy } from '../../../app/say.ts';
import { TO_NEXT_EMPTY } from '../../../ui/next-field.ts';

interface ActionFormOptions {
  /** Does it; what it throws is said above the button. */
  readonly action: () => Promise<unknown>;
  readonly button: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** What stands beside the button. */
  readonly beside?: ReactNode;
}

/** A short form: fields, what was wrong, a button. What was typed stays. */
export function ActionForm({ action, button, icon, children, beside }: ActionFormOptions) {
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();
  const why = useWhy('account');
  const t = useTranslate();
  const isLinkGone = error instanceof CallError && error.code === 'linkGone';
  useEffect(() => {
    if (error !== null) alert.current?.focus();
  }, [error]);

  const submit = async () => {
    setBusy(true);
    setError(null);
    await action().catch((failure: unknown) => {
      if (!hasChangedMind(failure)) setError(failure);
    });
    setBusy(false);
  };
  return (
    <form
      {...TO_NEXT_EMPTY}
      aria-describedby={error === null ? undefined : id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <Stack spacing={2.5}>
        {children}
        {error !== null && (
          <Alert id={id} ref={alert} severity="error" tabIndex={-1}>
            {why(error)}
            {isLinkGone && (
              <Box sx={{ mt: 1.5 }}>
                <Button component={Link} to="/login" variant="outlined" color="inherit">
                  {t('account.linkGone.toSignIn')}
                </Button>
              </Box>
            )}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isBusy} startIcon={icon}>
          {button}
        </Button>
        {beside}
      </Stack>
    </form>
  );
}
