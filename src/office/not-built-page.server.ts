import { createHash } from 'node:crypto';
import { parseAccept } from 'hono/utils/accept';
import { officeLanguageOf, type OfficeLanguage } from './account.ts';

/** How often the page asks for the back office again, seconds. */
const RETRY_AFTER = '3';

/**
 * A browser takes the same address with a fragment, such as the link that makes the first owner, for a
 * place in the same page, and asks for nothing: there a script does.
 */
const RELOAD = `setTimeout(() => location.reload(), ${RETRY_AFTER}000)`;
const RELOAD_HASH = createHash('sha256').update(RELOAD).digest('base64');

const WORDS: Record<OfficeLanguage, Record<'building' | 'missing', string>> = {
  es: {
    building: 'La trastienda se está preparando. Se abre sola en cuanto esté lista.',
    missing: 'La trastienda no se pudo preparar; el motivo está en el registro del servidor.',
  },
  en: {
    building: 'The back office is being built. It opens by itself as soon as it is ready.',
    missing: 'The back office could not be built; the reason is in the log of the server.',
  },
};

/** What stands in for the back office until it is built: it says so, and asks again by itself. */
export function notBuiltPage(state: 'building' | 'missing', acceptLanguage: string): Response {
  const language = officeLanguageOf(parseAccept(acceptLanguage).map(({ type }) => type));
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<meta http-equiv="refresh" content="${RETRY_AFTER}"><title>Sobremesa</title>`,
    `<script>${RELOAD}</script></head>`,
    `<body><p role="status">${WORDS[language][state]}</p></body></html>`,
  ].join('');
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': RETRY_AFTER,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${RELOAD_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
