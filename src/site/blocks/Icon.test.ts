import { load } from 'cheerio/slim';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attributes } from '../testing/html.ts';
import { ICON_FILE, ICONS, isIconName } from './Icon.server.tsx';

const drawings = load(
  readFileSync(join(import.meta.dirname, '../../../public', ICON_FILE), 'utf8'),
  { xml: true },
);

it('names exactly the icons that are drawn', () => {
  const drawn = attributes(drawings, 'symbol', 'id');
  expect(drawn.toSorted()).toEqual([...ICONS].sort());
});

it('knows which names content may use', () => {
  expect(isIconName('whisk')).toBe(true);
  expect(isIconName('constructor')).toBe(false);
  expect(isIconName(undefined)).toBe(false);
});
