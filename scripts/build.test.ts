import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownSources } from './build.ts';
import { ROOT } from './built.ts';

it.each([
  ['office', 'src/site/pages.ts'],
  ['office', 'src/server/main.ts'],
  ['office', 'sample/emailTexts.ndjson?raw'],
  ['site', 'src/office/app/main.tsx'],
  ['site', 'docs/words.json'],
] as const)('fails where the %s takes something whose changes it does not see', (part, source) => {
  const build = (...modules: string[]) =>
    ownSources(part).generateBundle.call({ getModuleIds: () => modules.values() });
  const ours = ['src/i18n/index.ts', 'starter/service.json', 'node_modules/react/index.js'];
  const given = ['\0virtual', ...ours.map((path) => join(ROOT, path))];
  expect(() => build(...given)).not.toThrow();
  expect(() => build(...given, join(ROOT, source))).toThrow(source);
});
