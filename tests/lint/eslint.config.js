/** The product's own rules; what holds for any program is oxlint's (.oxlintrc.json), in a twentieth of the time. */
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const ASK =
  'Ask an address that somebody gives by fetchPublic of the http room; files that ask only what the operator configured are listed in OWN_REQUESTS.';

/** Days, times and numbers are written in one way, which `i18n` knows. */
const FORMATS = {
  selector:
    "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTime|Number)Format$/], CallExpression[callee.property.name='toLocaleString']",
  message: 'Write days, times and numbers by the functions of the i18n room.',
};

/** A page that the owner may have switched off, or that may be empty; legal texts and feedback always answer. */
const SHOWN = [
  'Literal[value',
  'TemplateLiteral > TemplateElement.quasis:first-child[value.raw',
].map((text) => ({
  selector: `CallExpression:matches([callee.name='href'], [callee.property.name='href']) > ${text}=/^\\/(?!(privacy|legal|terms|feedback)$)[a-z-]+(\\/[a-z-]*)*([?#].*)?$/]`,
  message: 'Ask `link`: it is null while the page is not shown.',
}));

const unchecked = (name) => ({ name, message: ASK });

/** Files that send requests to what the operator configured, which may be private. */
const OWN_REQUESTS = [
  'src/captcha/siteverify.server.ts',
  'src/content/sanity/sanity-client.server.ts',
  'src/email/transports/emailjs-client.server.ts',
  'src/media/bucket/bucket-requests.server.ts',
  'src/media/pictures/remote.server.ts',
  'src/reviews/reviews.server.ts',
  'src/server/edge-cache/purge-requests.ts',
  // The one that checks.
  'src/http/fetch-public.server.ts',
];

export default tseslint.config(
  // What tests read, they have written themselves.
  { ignores: ['**/*.test.{ts,tsx}', '**/*.gen.ts', '**/*.gen.server.ts'] },
  { files: ['src/**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    plugins: { regexp },
    rules: {
      // A pattern that takes more than linear time stops the loop that answers everybody.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    ignores: ['src/log/output.server.ts', 'src/**/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['stdout', 'stderr'].map((property) => ({
          object: 'process',
          property,
          message:
            'Write by writeOutput or writeError of the log room, which are safe for a terminal.',
        })),
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: [
      'src/i18n/**',
      'src/**/testing/**',
      // The television loads none of what forms share, which has the functions.
      'src/site/browser/screen.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', FORMATS] },
  },
  {
    // Where a browser has no room, or is told to keep nothing, it throws.
    files: ['src/**'],
    ignores: ['src/browser/storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          ...{ name, message: 'Keep by `store` and `stored` of the browser module.' },
        })),
      ],
    },
  },
  {
    // What the server asks: addresses that others give by `fetchPublic`, which reaches nothing private.
    files: ['src/**/*.server.{ts,tsx}', 'src/server/**'],
    ignores: ['src/**/testing/**', ...OWN_REQUESTS],
    rules: {
      'no-restricted-globals': ['error', ...['fetch', 'WebSocket', 'EventSource'].map(unchecked)],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['node:http', 'node:https'].map((name) => ({
              ...{ name, importNames: ['request', 'get', 'default', 'Agent'], message: ASK },
            })),
            ...['node:net', 'node:tls'].map((name) => ({
              ...{ name, message: ASK },
              importNames: ['connect', 'createConnection', 'Socket', 'TLSSocket', 'default'],
            })),
            ...['node:http2', 'node:dgram', 'undici'].map((name) => ({ name, message: ASK })),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        FORMATS,
        ...SHOWN,
        { selector: "MemberExpression[property.name='sendNotification']", message: ASK },
        {
          selector: "MemberExpression[object.name='globalThis'][property.name='fetch']",
          message: ASK,
        },
      ],
    },
  },
  {
    // The application takes the types of the server's routes by this file, and none of their code.
    files: ['src/office/api.types.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > :not(ImportDeclaration[importKind="type"], ExportNamedDeclaration[exportKind="type"], TSInterfaceDeclaration, TSTypeAliasDeclaration)',
          message: 'Types alone: the application reaches no server code.',
        },
      ],
    },
  },
);
