import type { Page } from '@playwright/test';

interface Watcher {
  requestClose(): void;
}
type Played = typeof globalThis & { CloseWatcher: new () => Watcher; pressBack?: () => void };

/** Answers what presses Back as on an Android phone, where what waits for it comes before the history. */
export async function playBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const own = globalThis as Played;
    const watchers: Watcher[] = [];
    own.CloseWatcher = class extends own.CloseWatcher {
      constructor() {
        super();
        watchers.push(this);
      }
    };
    // One that has closed hears nothing more.
    own.pressBack = () => watchers.at(-1)?.requestClose();
  });
  return () => page.evaluate(() => (globalThis as Played).pressBack?.());
}
