import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Photos of the gallery (specification, section 9). */
export const PHOTOS = 48;

/** The links of the gallery, each around a photo. */
export const photoLinks = (page: Page) => page.locator('.gallery a');

/** The open lightbox. */
export const lightbox = (page: Page) => page.locator('dialog.lightbox[open]');

/** Waits until the lightbox says that it shows photo `number`, from 1. */
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
 * A picture that is opened by itself may run nothing and be styled by nothing: the browser says so
 * of the frame that it puts around it.
 */
export function expectOnlyFrame(noise: string[]): void {
  expect(noise.splice(0).filter((line) => !/Content Security Policy|sandboxed/.test(line))).toEqual(
    [],
  );
}
