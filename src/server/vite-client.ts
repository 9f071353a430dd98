/**
 * What development adds to a page and to its policy: Vite's client, which reloads the page when code
 * changes, and the style elements that it makes of imported style sheets and of its error overlay.
 */
export interface ViteClient {
  /** Goes at the end of each page. */
  readonly html: string;
  /** Is added to `style-src`. */
  readonly styleSource: string;
}

/** Vite's client looks for its nonce in this element. It guards nothing on a developer's machine. */
const NONCE = 'vite';

export const VITE_CLIENT: ViteClient = {
  html: `<meta property="csp-nonce" nonce="${NONCE}"><script type="module" src="/@vite/client"></script>`,
  styleSource: `'nonce-${NONCE}'`,
};

/** Has a page bring Vite's client in development. */
export function withVite<Made extends { readonly contentType: string; readonly body: string }>(
  made: Made,
  vite: ViteClient | undefined,
): Made {
  const isPage = vite && made.contentType.startsWith('text/html');
  return isPage ? { ...made, body: made.body + vite.html } : made;
}
