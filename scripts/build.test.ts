import { expect, it } from 'vitest';
import { ownSources } from './build.ts';

it.each([
  ['office', 'src/site/pages.ts'],
  ['office', 'src/server/main.ts'],
  ['site', 'src/office/app/main.tsx'],
] as const)('fails where the %s takes something whose changes it does not see', (part, source) => {
  const build = (...modules: string[]) =>
    ownSources(part).generateBundle.call({ getModuleIds: () => modules.values() });
  expect(() => build('/project/src/i18n/index.ts')).not.toThrow();
  expect(() => build('/project/src/i18n/index.ts', `/project/${source}`)).toThrow(source);
});
