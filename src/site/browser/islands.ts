/** Events that say: somebody wants this island. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

const waking = new WeakMap<HTMLElement, Promise<void>>();
const awake = new WeakSet<HTMLElement>();

/** Wakes an island once; when its code cannot be loaded it stays plain HTML, and may be tried again. */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const started = import('./wake.ts')
    .then((module) => module.wakeIsland(island))
    .then(
      () => void awake.add(island),
      (error: unknown) => {
        waking.delete(island);
        throw error;
      },
    );
  waking.set(island, started);
  return started;
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/**
 * A click or a submit that comes before its island is awake is held, and done again once React
 * answers; if the island cannot wake, the browser does what the plain HTML says.
 */
function hold(event: Event, island: HTMLElement): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('a, button, form') : null;
  if (!control || !island.contains(control)) return void wake(island).catch(() => undefined);
  event.preventDefault();
  event.stopPropagation();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  wake(island).then(
    () => again(control, submitter),
    () => plainly(control),
  );
}

function again(control: HTMLElement, submitter: HTMLElement | null): void {
  if (control instanceof HTMLFormElement) control.requestSubmit(submitter);
  else control.click();
}

function plainly(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) control.submit();
  else if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else (control.closest('form') as HTMLFormElement | null)?.submit();
}

function onTouch(event: Event): void {
  const island = islandOf(event.target);
  if (!island || awake.has(island)) return;
  const { type } = event;
  if (type === 'submit') return hold(event, island);
  if (type === 'click') {
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // A link that is to open elsewhere is the browser's; a submit button speaks by its submit.
    if (button || ctrlKey || metaKey || shiftKey) return;
    const control = (event.target as Element).closest('a, button');
    if (!(control instanceof HTMLButtonElement && control.type === 'submit' && control.form)) {
      return hold(event, island);
    }
  }
  wake(island).catch(() => undefined);
}

/** Watches the islands of the page and wakes each when it is wanted. */
export function watchIslands(): void {
  for (const type of TOUCHES) document.addEventListener(type, onTouch, { capture: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      wake(target as HTMLElement).catch(() => undefined);
    }
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset['wake'] === 'visible') observer.observe(island);
    // Something half written, or waiting to be sent, is shown again without being touched.
    const key = island.querySelector<HTMLElement>('[data-draft]')?.dataset['draft'];
    if (key && sessionStorage.getItem(key)) wake(island).catch(() => undefined);
  }
}
