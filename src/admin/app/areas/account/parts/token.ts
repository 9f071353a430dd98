import { useEffect, useState } from 'react';
import { call } from '../../../call.ts';

type Purpose = 'setUp' | 'invitation' | 'recovery';

interface OpenedLink {
  readonly token: string;
  /** Whom the link is for; null until it is known, and undefined when it does not work. */
  readonly about: { readonly email?: string | null; readonly name?: string } | null | undefined;
}

/** The link by which somebody came here: its token is in the fragment, which the server never sees. */
export function useLink(purpose: Purpose): OpenedLink {
  const [token] = useState(() => location.hash.slice(1));
  const [about, setAbout] = useState<OpenedLink['about']>(null);
  useEffect(() => {
    call<NonNullable<OpenedLink['about']>>('POST', 'auth/link', { body: { purpose, token } }).then(
      setAbout,
      () => setAbout(undefined),
    );
  }, [purpose, token]);
  return { token, about };
}
