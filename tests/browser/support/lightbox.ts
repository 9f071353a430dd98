import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The gallery has 48 photos (docs/product.md). */
export const PHOTOS = 48;

/** The gallery's links, each around a photo. */
export const photoLinks = (page: Page) => page.locator('.gallery a');

/** The open lightbox. */
export const lightbox = (page: Page) => page.locator('dialog.lightbox[open]');

/** Waits until the lightbox shows photo `number`, counted from 1. */
export async function expectPhoto(page: Page, number: number): Promise<void> {
  await expect(lightbox(page).locator('.counter')).toHaveText(`${number} / ${PHOTOS}`);
  const href = await photoLinks(page)
    .nth(number - 1)
    .getAttribute('href');
  await expect(lightbox(page).locator('figure img')).toHaveAttribute(
    'src',
    new RegExp(`${escape(href ?? '')}$`),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A picture opened as a page has a policy without scripts and styles, so the browser complains about
 * the document that it wraps around the picture.
 */
export function expectOnlyFrame(noise: string[]): void {
  expect(noise.splice(0).filter((line) => !/Content Security Policy|sandboxed/.test(line))).toEqual(
    [],
  );
}
