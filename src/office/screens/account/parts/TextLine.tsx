import { SignInField } from './SignInField.tsx';

interface TextLineOptions {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly isCode?: boolean;
  readonly maxLength?: number;
}

/** A line of text that must be given. */
export function TextLine({ isCode, maxLength = 254, ...options }: TextLineOptions) {
  return (
    <SignInField
      type="text"
      name={options.autoComplete.split(' ')[0]}
      slotProps={{
        input: { maxLength, ...(isCode && { spellCheck: false, autoCapitalize: 'none' }) },
      }}
      {...options}
    />
  );
}
