import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The rules on imports, checked by `npm run lint`. Type-only and dynamic imports count like any
 * others: what a file names, it knows. The one exception is what routes take and answer (`ROUTE_TYPES`).
 */

/** Modules by rank: each imports only modules of the ranks below its own. */
const RANKS = [
  ['server'],
  ['site', 'office'],
  ['requests', 'content', 'reviews', 'media'],
  ['email', 'captcha', 'backup'],
  ['http', 'i18n', 'database', 'log'],
  ['files', 'look', 'browser'],
];

/** Tests and their helpers. */
const TEST = '[.]test[.]tsx?$|/testing/';

/** What runs only on the server says so in the file's name; all of `src/server/` does. */
const SERVER = '[.]server[.]tsx?$|^src/server/';

/** What a browser loads first: the page's script, the back office's, and workers. */
const BROWSER_ENTRIES = '^src/site/browser/boot[.]ts$|^src/office/app/main[.]tsx$|[.]worker[.]ts$';

/**
 * By which the back office's application takes the types of the server's routes, and nothing else: ESLint
 * has it import and export types alone, so that it is empty at run time.
 */
const ROUTE_TYPES = '^src/office/api[.]types[.]ts$';

/** The entry point of a module that a browser may pass. */
const INDEX = '^src/[^/]+/index[.]ts$';

const oneOf = (modules: readonly string[]) => `^src/(${modules.join('|')})/`;

const UNRANKED = { path: '^src/', pathNot: oneOf(RANKS.flat()) };

const config: IConfiguration = {
  forbidden: [
    ...RANKS.map((modules, rank): IForbiddenRuleType => ({
      name: `${modules.join('-and-')}-import-lower-ranks`,
      comment: `Imports point one way: ${RANKS.map((names) => names.join(', ')).join(' → ')}.`,
      severity: 'error',
      from: { path: oneOf(modules), pathNot: TEST },
      to: { path: oneOf(RANKS.slice(0, rank + 1).flat()), pathNot: '^src/$1/' },
    })),
    // What imports nothing is seen where it is imported.
    ...[
      { from: UNRANKED, to: {} },
      { from: {}, to: UNRANKED },
    ].map((sides): IForbiddenRuleType => ({
      name: 'modules-have-a-rank',
      comment: 'A new module needs a place among the ranks of tests/lint/import-rules.ts.',
      severity: 'error',
      ...sides,
    })),
    {
      name: 'modules-by-entry-point',
      comment: 'Another module is imported by its index.ts or index.server.ts only.',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/$1/', '^src/[^/]+/index([.]server)?[.]ts$'] },
    },
    {
      name: 'no-inner-barrels',
      comment:
        'Entry points are the modules’ and the areas’ of the office: a folder within them has none.',
      severity: 'error',
      from: { pathNot: TEST },
      to: {
        path: '^src/[^/]+/.+/index([.]server)?[.]ts$',
        pathNot: '^src/office/screens/[^/]+/index[.]ts$',
      },
    },
    {
      name: 'no-test-helpers-in-the-product',
      comment: 'Helpers of tests are imported by tests alone.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be read, tested or loaded one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-server-in-the-browser',
      comment: 'Nothing that a browser loads reaches what runs only on the server.',
      severity: 'error',
      from: { path: BROWSER_ENTRIES },
      to: { path: SERVER, reachable: true },
    },
    {
      name: 'server-only-says-so',
      comment:
        'A file that no browser can reach is named `.server.ts` or lies in `src/server/`; a file that nothing imports may also be dead.',
      severity: 'error',
      from: { path: `${BROWSER_ENTRIES}|${INDEX}` },
      to: {
        path: '^src/.+[.]tsx?$',
        pathNot: [SERVER, TEST, BROWSER_ENTRIES, INDEX],
        reachable: false,
      },
    },
  ],
  options: {
    includeOnly: '^src/',
    exclude: { path: ROUTE_TYPES },
    tsPreCompilationDeps: true,
  },
};

export default config;
