import { useState } from 'react';

interface Target {
  readonly target: { readonly value: string };
}

/** A text field that shows what is typed as it is until it is left, whatever is made of it. */
export function useTyped(shown: string, onType: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? shown,
    onChange({ target }: Target) {
      setTyped(target.value);
      onType(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
