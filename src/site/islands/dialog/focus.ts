const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** What can be reached by Tab inside `element`, in order. */
function reachable(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (candidate) => candidate.checkVisibility() && candidate.tabIndex >= 0,
  );
}

/** Leads Tab from the last element to the first, and back, so that focus never leaves. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  // A dialog over this one keeps its own.
  if (event.target instanceof Element && event.target.closest('dialog') !== element) return;
  const all = reachable(element);
  const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const active = document.activeElement;
  if (!other || (active !== edge && active !== element)) return;
  if (active === element && !event.shiftKey) return;
  event.preventDefault();
  other.focus();
}
