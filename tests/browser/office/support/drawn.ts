import type { Page } from '@playwright/test';

/** What React tells its developers' tools of a part of a page. */
interface Fiber {
  readonly flags: number;
  readonly memoizedProps: { readonly [name: string]: unknown } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The same part as it was drawn before. */
  readonly alternate: Fiber | null;
}

/** Notes from now on, on each page that is opened, which fields and buttons React draws anew, changed or not. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const DRAWN = 1;
    const labels = new Set<string>();
    const look = (part: Fiber) => {
      // Then nothing in it was.
      if (part.child === part.alternate?.child) return;
      for (let one = part.child; one; one = one.sibling) {
        const { label, onChange, onClick } = one.memoizedProps ?? {};
        const isUsed = onChange !== undefined || onClick !== undefined;
        if (one.flags & DRAWN && typeof label === 'string' && isUsed) labels.add(label);
        look(one);
      }
    };
    Object.assign(globalThis, {
      takeDrawn() {
        const taken = [...labels];
        labels.clear();
        return taken;
      },
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        ...{ supportsFiber: true, inject: () => 1, checkDCE: () => undefined },
        ...{ onCommitFiberUnmount: () => undefined, onPostCommitFiberRoot: () => undefined },
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => look(current),
      },
    });
  });
}

/** The labels of those that were drawn since this was asked the last time. */
export function takeDrawn(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { takeDrawn(): string[] }).takeDrawn());
}
