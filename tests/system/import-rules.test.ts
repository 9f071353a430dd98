import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it, onTestFinished } from 'vitest';
import config from '../lint/import-rules.ts';

/** A small source tree that keeps every rule. */
const CLEAN = {
  'src/server/main.ts': "import '../site/index.server.ts';",
  'src/site/browser/boot.ts': "import('../islands/Form.ts');",
  'src/site/islands/Form.ts': "import { send } from '../../requests/index.ts'; send;",
  'src/site/index.server.ts': "import '../requests/index.server.ts';",
  'src/requests/index.ts': "export * from './fields.ts';",
  'src/requests/fields.ts': 'export const send = 1;',
  'src/requests/index.server.ts': "import './store.server.ts'; import '../log/index.server.ts';",
  'src/requests/store.server.ts': "import './fields.ts';",
  'src/requests/fields.test.ts': "import '../site/islands/Form.ts';",
  'src/captcha/index.ts': 'export {};',
  'src/captcha/solve.worker.ts': "import './solve.ts';",
  'src/captcha/solve.ts': 'export {};',
  'src/log/index.server.ts': 'export type Log = 1;',
} as const;

it('finds nothing in a tree that keeps the rules', async () => {
  expect(await broken({})).toEqual([]);
});

it('lets the application know the types of routes, by the one file that has nothing else', async () => {
  const tree = {
    'src/office/app/main.tsx': "import type { Api } from '../api.types.ts'; export type X = Api;",
    'src/office/api.types.ts':
      "import type { route } from './api/route.server.ts'; export type Api = typeof route;",
    'src/office/api/route.server.ts': 'export const route = 1;',
  };
  expect(await broken(tree)).toEqual([]);
});

it.each<[rule: string, Record<string, string>, from: string, to: string]>([
  [
    'requests-and-content-and-reviews-and-media-import-lower-ranks',
    { 'src/requests/store.server.ts': "import '../site/index.server.ts';" },
    'src/requests/store.server.ts',
    'src/site/index.server.ts',
  ],
  [
    'requests-and-content-and-reviews-and-media-import-lower-ranks',
    {
      'src/requests/store.server.ts': "import type { X } from '../content/index.ts';",
      'src/content/index.ts': 'export type X = 1;',
    },
    'src/requests/store.server.ts',
    'src/content/index.ts',
  ],
  [
    'no-inner-barrels',
    {
      'src/requests/store.server.ts': "import './inbox/index.server.ts';",
      'src/requests/inbox/index.server.ts': 'export {};',
    },
    'src/requests/store.server.ts',
    'src/requests/inbox/index.server.ts',
  ],
  [
    'modules-have-a-rank',
    { 'src/loyalty/points.server.ts': "import '../log/index.server.ts';" },
    'src/loyalty/points.server.ts',
    'src/log/index.server.ts',
  ],
  [
    'modules-have-a-rank',
    {
      'src/requests/store.server.ts': "import '../loyalty/index.ts';",
      'src/loyalty/index.ts': 'export {};',
    },
    'src/requests/store.server.ts',
    'src/loyalty/index.ts',
  ],
  [
    'modules-by-entry-point',
    { 'src/site/index.server.ts': "import '../requests/store.server.ts';" },
    'src/site/index.server.ts',
    'src/requests/store.server.ts',
  ],
  [
    'no-test-helpers-in-the-product',
    {
      'src/log/index.server.ts': "import './testing/lines.ts'; export type Log = 1;",
      'src/log/testing/lines.ts': 'export {};',
    },
    'src/log/index.server.ts',
    'src/log/testing/lines.ts',
  ],
  [
    'no-circles',
    {
      'src/requests/fields.ts': "import type { Rule } from './rules.ts'; export type A = Rule;",
      'src/requests/rules.ts': "import type { A } from './fields.ts'; export type Rule = A;",
    },
    'src/requests/fields.ts',
    'src/requests/rules.ts',
  ],
  [
    'no-server-in-the-browser',
    { 'src/requests/fields.ts': "import('./store.server.ts');" },
    'src/site/browser/boot.ts',
    'src/requests/store.server.ts',
  ],
  [
    'no-server-in-the-browser',
    {
      'src/captcha/solve.ts': "import type { Secret } from './secrets.server.ts';",
      'src/captcha/secrets.server.ts': 'export type Secret = 1;',
    },
    'src/captcha/solve.worker.ts',
    'src/captcha/secrets.server.ts',
  ],
  [
    'server-only-says-so',
    {
      'src/requests/store.server.ts': "import './rows.ts';",
      'src/requests/rows.ts': 'export {};',
    },
    'src/requests/rows.ts',
    'src/requests/rows.ts',
  ],
])('%s', async (rule, changed, from, to) => {
  expect(await broken(changed)).toContainEqual({ rule, from, to });
});

/** The rules broken by the clean tree with some files added or replaced. */
async function broken(changed: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-imports-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ ...CLEAN, ...changed })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { forbidden = [], options } = config;
  const result = await cruise(['src'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  const { violations } = (result.output as ICruiseResult).summary;
  return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
