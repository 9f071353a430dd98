/**
 * What `npm run lint` has oxlint look for: what holds for any program, and the product's own rules.
 */
const ASK =
  'Ask an address that somebody gives by fetchPublic of the http module; files that ask only what the operator configured are listed in OWN_REQUESTS.';

/** Days, times and numbers are written in one way, which `i18n` knows. */
const FORMATS = {
  selector:
    "NewExpression[callee.object.name='Intl'][callee.property.name=/^(DateTime|Number)Format$/], CallExpression[callee.property.name='toLocaleString']",
  message: 'Write days, times and numbers by the functions of the i18n module.',
};

/** A page that the owner may have switched off, or that may be empty; legal texts and feedback always answer. */
const SHOWN = [
  'Literal[value',
  'TemplateLiteral > TemplateElement.quasis:first-child[value.raw',
].map((text) => ({
  selector: `CallExpression:matches([callee.name='href'], [callee.property.name='href']) > ${text}=/^\\/(?!(privacy|legal|terms|feedback)$)[a-z-]+(\\/[a-z-]*)*([?#].*)?$/]`,
  message: 'Ask `link`: it is null while the page is not shown.',
}));

const unchecked = (name: string) => ({ name, message: ASK });

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

export default {
  plugins: ['typescript', 'react'],
  jsPlugins: ['./tests/lint/rules-by-eslint.js'],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: ['error', 'smart'],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-duplicate-imports': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    // Text is never run as a program.
    'no-new-func': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'react/no-children-prop': 'off',
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
  },
  overrides: [
    {
      files: ['sample/**', 'scripts/**', 'bench/**', 'tests/**', '*.config.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['src/**'],
      // What tests read, they have written themselves.
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        // A pattern that takes more than linear time stops the loop that answers everybody.
        'ours/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'ours/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    {
      files: ['src/**'],
      excludeFiles: ['src/log/output.server.ts', 'src/**/testing/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['stdout', 'stderr'].map((property) => ({
            object: 'process',
            property,
            message:
              'Write by writeOutput or writeError of the log module, which are safe for a terminal.',
          })),
        ],
      },
    },
    {
      files: ['src/**'],
      excludeFiles: [
        '**/*.test.{ts,tsx}',
        'src/i18n/**',
        'src/**/testing/**',
        // The television loads none of what forms share, which has the functions.
        'src/site/browser/screen.ts',
      ],
      rules: { 'ours/no-restricted-syntax': ['error', FORMATS] },
    },
    {
      // Where a browser has no room, or is told to keep nothing, it throws.
      files: ['src/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/browser/storage.ts'],
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
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/**/testing/**', ...OWN_REQUESTS],
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
        'ours/no-restricted-syntax': [
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
        'ours/no-restricted-syntax': [
          'error',
          {
            selector:
              'Program > :not(ImportDeclaration[importKind="type"], ExportNamedDeclaration[exportKind="type"], TSInterfaceDeclaration, TSTypeAliasDeclaration)',
            message: 'Types alone: the application reaches no server code.',
          },
        ],
      },
    },
  ],
};
