import { KINDS } from '../../../../src/submissions/index.ts';
import { defineAttack, noFailure } from '../attack.ts';
import { ENCODINGS, FORMS } from '../forms.ts';
import type { Asked } from '../http-client.ts';

const CODES = [
  'ar',
  'fr',
  'xx',
  'ES',
  'es-ES',
  '',
  'toString',
  '__proto__',
  'constructor',
  '\0',
  '../en',
];

const SHAPES: readonly ((code: string) => Asked)[] = [
  ...KINDS.flatMap((kind) =>
    ENCODINGS.map((encode) => (code: string) => encode(kind, { ...FORMS[kind], locale: code })),
  ),
  // Refused, so that its page is rendered in the language of the referrer.
  (code) => {
    const asked = ENCODINGS[1]('request', { email: '' });
    return {
      ...asked,
      headers: { ...asked.headers, referer: `http://localhost/${encodeURIComponent(code)}/` },
    };
  },
  (code) => ({ path: `/api/captcha/question?language=${encodeURIComponent(code)}` }),
  (code) => ({ path: `/api/workshops/paella?language=${encodeURIComponent(code)}` }),
  (code) => ({ path: `/language/${encodeURIComponent(code)}?to=/menu` }),
  (code) => ({ path: `/${encodeURIComponent(code)}/menu` }),
  (code) => ({ path: '/menu', headers: { cookie: `language=${encodeURIComponent(code)}` } }),
  (code) => ({ path: '/', headers: { 'accept-language': encodeURIComponent(code) } }),
];

/** Languages that are not offered, wherever a language is read. */
export const languages = defineAttack({
  name: 'languages that are not offered',
  expects: noFailure,
  run: (attackers) =>
    attackers.flood({
      width: 16,
      perAddress: 25,
      next: (at) => {
        const shape = SHAPES[at % SHAPES.length] ?? ((path) => ({ path }));
        return shape(CODES[Math.floor(at / SHAPES.length) % CODES.length] ?? '');
      },
    }),
});
