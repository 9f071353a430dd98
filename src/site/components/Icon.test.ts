import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FILE, ICONS, isIconName } from './Icon.tsx';

const drawings = readFileSync(join(import.meta.dirname, '../../../public', ICON_FILE), 'utf8');

it('names exactly the icons that are drawn', () => {
  const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual([...ICONS].sort());
});

it('knows which names content may use', () => {
  expect(isIconName('whisk')).toBe(true);
  expect(isIconName('constructor')).toBe(false);
  expect(isIconName(undefined)).toBe(false);
});
