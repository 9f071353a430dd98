import { describe, expect, it } from 'vitest';
import { withNotice } from './notice.ts';

const OFFLINE = `<title>No connection</title><main id="content" tabindex="-1"><h1>No connection</h1>
<template data-locale="en-GB" data-main="/en /en/menu" data-others="/offline /en/offline"><p
class="offline">As on %day% at %time%.</p></template></main>`;

const PAGE = `<!doctype html><html lang="en"><head><title>Menu</title></head><body><header></header>
<main id="content" tabindex="-1"><h1>Menu</h1> $& costs <b>$1</b></main></body></html>`;

describe('the notice on a stored page', () => {
  const html = withNotice(PAGE, OFFLINE, new Date(2026, 10, 12, 9, 5));

  it('stands first in the content, with day and time in words', () => {
    expect(html).toContain(
      '<main id="content" tabindex="-1"><p\nclass="offline">As on 12 November 2026 at 09:05.</p><h1>Menu',
    );
  });

  it('begins the title', () => {
    expect(html).toContain('<title>No connection · Menu</title>');
  });

  it('changes nothing else', () => {
    expect(html.replace('No connection · ', '').replace(/<p\n.*?<\/p>/s, '')).toBe(PAGE);
  });

  it('writes the day as the language does', () => {
    const spanish = OFFLINE.replace('en-GB', 'es-ES');
    const copy = withNotice(PAGE, spanish, new Date(2026, 10, 12, 9, 5));
    expect(copy).toContain('As on 12 de noviembre de 2026 at 9:05.');
  });
});
