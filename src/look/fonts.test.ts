import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FONTS } from './fonts.ts';
import { inFileNames } from './look.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const SHARE = join(import.meta.dirname, '../media/share');

test.each(Object.entries(FONTS))('the fonts of the pair %s are there', (_name, { title, text }) => {
  for (const { family, file, faces, extended } of [title, text]) {
    // Of the pictures of shared pages.
    const drawn = `${inFileNames(family)}.ttf`;
    expect(existsSync(join(SHARE, drawn)), drawn).toBe(true);
    const [, further = ''] = /url\((.*?)\)/.exec(extended) ?? [];
    expect(existsSync(join(PUBLIC, further)), further).toBe(true);
    expect(existsSync(join(PUBLIC, file)), file).toBe(true);
    expect(faces).toContain(`url(${file})`);
  }
});
