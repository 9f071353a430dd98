import { describe, expect, it } from 'vitest';
import { packageFolder } from './licences.ts';

describe('packageFolder', () => {
  it.each([
    ['/a/node_modules/kysely/dist/index.js', '/a/node_modules/kysely'],
    ['/a/node_modules/@mui/material/Box/Box.js?v=1', '/a/node_modules/@mui/material'],
    ['/a/node_modules/pg/node_modules/split2/index.js', '/a/node_modules/pg/node_modules/split2'],
    ['C:\\a\\node_modules\\@x\\y\\z.js', 'C:\\a\\node_modules\\@x\\y'],
    ['/a/src/server/main.ts', undefined],
    ['\0rolldown/runtime.js', undefined],
  ])('of %j is %j', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });
});
