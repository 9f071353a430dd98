import { randomBytes } from 'node:crypto';
import { escapeMarkup } from '../http/index.ts';
import type { Ahead } from './ahead.server.ts';
import { MANIFEST_PATH } from './manifest.server.ts';
import { DEFAULT_LOOK, iconOf, lookCode, type CodedLook } from '../look/index.ts';
import { defaultLanguage, localeAttributes } from '../i18n/index.ts';

/** The built application: its script, and the style sheets that the script needs. */
export interface OfficeApp {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts that come before it; Vite's client in development. */
  readonly before?: readonly string[] | undefined;
}

interface OfficePageOptions {
  /** Of the business. */
  readonly name: string;
  readonly look?: CodedLook | undefined;
  /** Did the browser send a session cookie? Without one the application shows the sign-in screen at once. */
  readonly isSignedIn: boolean;
  /** What the application would ask for next, for who is signed in. */
  readonly ahead?: Ahead;
}

/** How long the application may take to show itself before the page says what to do, seconds. */
const LATE = 8;

/**
 * Stands in the application's place until it shows itself, and is seen when that takes long: a script that was lost on the
 * way, or that the browser cannot run, says nothing of itself.
 */
const NOT_STARTED = [
  '<div lang="es"><p>La trastienda tarda en abrirse. <a href="">Cargar de nuevo</a></p>',
  '<p>Si así no se abre: necesita JavaScript, cookies y un navegador actualizado.</p></div>',
  '<div lang="en"><p>The back office is taking a while to open. <a href="">Load it again</a></p>',
  '<p>If that does not help: it needs JavaScript, cookies and an up-to-date browser.</p></div>',
].join('');

const NOT_STARTED_STYLE = [
  '@keyframes late{to{visibility:visible}}',
  `#office>[lang]{visibility:hidden;animation:late 0s ${LATE}s forwards;margin:2rem 1rem;font-family:system-ui,sans-serif}`,
  '@media(scripting:none){#office>[lang]{visibility:visible}}',
].join('');

/**
 * The page on which the back office runs; every address below `/admin` answers it. Of itself it holds nothing
 * of the business but its name and colours: what it shows the API answers, to who is signed in.
 */
export function officePage(
  { script, styles, before = [] }: OfficeApp,
  { name, look = DEFAULT_LOOK, isSignedIn, ahead = {} }: OfficePageOptions,
): Response {
  const code = lookCode(look);
  const nonce = randomBytes(16).toString('base64');
  const attributes = Object.entries(localeAttributes())
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
  const html = [
    `<!doctype html><html lang="${defaultLanguage()}"${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(name)}</title><link rel="icon" href="${iconOf('favicon.svg', look)}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}"><link rel="apple-touch-icon" href="${iconOf('apple-touch-icon.png', look)}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<style nonce="${nonce}">${NOT_STARTED_STYLE}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...before, script].map((src) => `<script type="module" src="${src}"></script>`),
    // Data, which no browser runs.
    `<script type="application/json" id="ahead">${JSON.stringify(ahead).replaceAll('<', '\\u003c')}</script>`,
    `</head><body><div id="office"${code === null ? '' : ` data-look="${code}"`}${isSignedIn ? '' : ' data-signed-out'}>${NOT_STARTED}</div></body></html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': policy(nonce),
    },
  });
}

/** Styles that scripts put into the page carry the nonce; no other inline style or script counts. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // The preview of a page.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
