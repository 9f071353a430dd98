import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { VisibilityIcon, VisibilityOffIcon } from '../../../app/icons.ts';
import { SignInField } from './SignInField.tsx';

interface PasswordFieldOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Is it chosen here? Then what it needs is said, and the browser offers one. */
  readonly isNew?: boolean;
  readonly autoFocus?: boolean;
  /** What it is called where there are two. */
  readonly label?: string;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ value, onChange, isNew, autoFocus, label }: PasswordFieldOptions) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <SignInField
      label={label ?? t(isNew ? 'account.fields.newPassword' : 'account.fields.password')}
      help={isNew ? t('account.passwordHelp') : undefined}
      type={isShown ? 'text' : 'password'}
      name={isNew ? 'new-password' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus ?? false}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            onClick={() => setShown(!isShown)}
            aria-label={t(isShown ? 'account.fields.hide' : 'account.fields.show')}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
