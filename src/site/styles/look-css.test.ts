import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LOOK, paletteOf, tileAddress } from '../../look/index.ts';
import sample from '../../../sample/look.ndjson?raw';
import { lookCss, screenCss } from './look-css.server.ts';

const palette = paletteOf(DEFAULT_LOOK);
const css = lookCss(DEFAULT_LOOK, palette, tileAddress(palette.tile));

it('the sample looks as the site does while nobody has chosen', () => {
  expect(JSON.parse(sample)).toEqual({ _id: 'look', _type: 'look', ...DEFAULT_LOOK });
});

it.each([
  '--ground:light-dark(#fffaf1,#1d1611)',
  '--surface:light-dark(#fff,#2a201a)',
  '--linen:light-dark(#f8eedc,#251c16)',
  '--line:light-dark(#e9dcc6,#43362b)',
  '--field:light-dark(#8a7663,#9c8975)',
  '--ink:light-dark(#2a211b,#f5eadb)',
  '--soft:light-dark(#66584b,#cdbda9)',
  '--link:light-dark(#1f5f8b,#93c6ea)',
  '--press:light-dark(#b4472b,#c2502f)',
  '--on-press:#fff',
  '--terracotta:light-dark(#a9401f,#f3a283)',
  '--olive:light-dark(#5a672d,#b9c77f)',
  '--saffron:#e2a03f',
  '--ceramic:light-dark(#fbf3e4,#d9cbb2)',
  '--error:light-dark(#a4261b,#ffb09e)',
  '--deep:light-dark(#143f5e,#0f2c41)',
  '--night:light-dark(#241b15,#120d0a)',
  '--radius:14px',
  // On the deep and the night ground.
  '--ink:#fff;--soft:#d3e2ee;--field:#9fc0d8;--link:#ffd48a;--terracotta:#ffd48a;--olive:#d5e2a4;--error:#ffc4b5',
  '--ink:#f8eedc;--soft:#d8c8b4',
  '--tile:url(/tile/1f5f8b-a9c4d6-e2a03f.svg)',
])('the sample is drawn with %s', (declaration) => {
  expect(css).toMatch(new RegExp(`[{;]${declaration.replace(/[()./]/g, String.raw`\$&`)}[;}]`));
});

it('without a pattern there are no dividers, and no empty sign before the name', () => {
  expect(css).not.toMatch(/display:none|\.logo/);
  const plain = lookCss(DEFAULT_LOOK, palette, null);
  expect(plain).toMatch(/--tile:none.*\.tiles\{display:none\}.*\.logo:before\{width:0/);
});

it('the television’s sheet has nothing that Chromium 87 does not know', () => {
  const written = readFileSync(join(import.meta.dirname, 'screen.css'), 'utf8');
  const sheet = screenCss(DEFAULT_LOOK, palette, tileAddress(palette.tile)) + written;
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  expect(rules).not.toMatch(/@layer|@container|@supports|light-dark|color-mix|oklch|aspect-ratio/);
  expect(rules).not.toMatch(
    /:(has|is|where|dir|not)\(|&|\binset|\d[dls]v[hw]\b|(width|height) *[<>]/,
  );
  // No rule within a rule: only these hold others.
  const flat = rules.replaceAll(/@(media|keyframes)[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, '$2');
  expect(flat).not.toMatch(/\{[^{}]*\{/);
  expect(flat).toContain('.screen');
});

it('where a look has no pattern, a television has no dividers', () => {
  expect(screenCss(DEFAULT_LOOK, palette, null)).toContain('.tiles{display:none}');
});
