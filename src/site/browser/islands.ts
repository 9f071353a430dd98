import { sendPlainly } from './keep.ts';
import { stored } from './storage.ts';

/** Events that say: somebody wants this island. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

/**
 * What only React answers: buttons, and links that an island takes over. Links inside a form and
 * those that open a new tab are ever the browser's.
 */
const HELD = 'a:not([target], form a), button';

const hydrating = new WeakMap<HTMLElement, Promise<void>>();
const hydrated = new WeakSet<HTMLElement>();

/** Hydrates an island once; when its code cannot be loaded it stays plain HTML, and may be tried again. */
function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrating.get(island);
  if (known) return known;
  const started = import('./hydrate.ts')
    .then((module) => module.hydrateIsland(island))
    .then(
      () => void hydrated.add(island),
      (error: unknown) => {
        hydrating.delete(island);
        throw error;
      },
    );
  hydrating.set(island, started);
  return started;
}

function hydrateQuietly(island: HTMLElement): void {
  hydrate(island).catch(() => undefined);
}

/** The island that a touched element is part of, or that it opens (`data-opens` names it). */
function islandOf(target: Element): HTMLElement | null {
  const name = target.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
  if (name) return document.querySelector(`[data-island="${name}"]`);
  return target.closest('[data-island]');
}

/**
 * A click or a submit that comes before its island is hydrated is held, and done again once React
 * responds; if the island cannot be hydrated, the browser does what the plain HTML says.
 */
function hold(event: Event, island: HTMLElement, again: () => void, plainly: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  hydrate(island).then(again, plainly);
}

function holdSubmit(event: SubmitEvent, island: HTMLElement): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  hold(
    event,
    island,
    () => form.requestSubmit(submitter),
    () => void sendPlainly(form),
  );
}

function holdClick(event: MouseEvent, island: HTMLElement): void {
  const control = (event.target as Element).closest<HTMLElement>(HELD);
  const { button, ctrlKey, metaKey, shiftKey } = event;
  // A link that is to open elsewhere is the browser's; a submit button speaks by its submit.
  const isOurs = control && !button && !ctrlKey && !metaKey && !shiftKey;
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit';
  if (!isOurs || (isSubmit && control.form)) return hydrateQuietly(island);
  hold(
    event,
    island,
    () => control.click(),
    () => control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

function onTouch(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const island = islandOf(event.target);
  if (!island || hydrated.has(island)) return;
  if (event.type === 'submit') holdSubmit(event as SubmitEvent, island);
  else if (event.type === 'click') holdClick(event as MouseEvent, island);
  else hydrateQuietly(island);
}

/** Whether something half written, or waiting to be sent, is to be shown without being touched. */
function isWanted(island: HTMLElement): boolean {
  const { draft } = island.querySelector<HTMLElement>('[data-draft]')?.dataset ?? {};
  const { kept } = island.querySelector<HTMLElement>('[data-kept]')?.dataset ?? {};
  return Boolean(
    (draft && stored('sessionStorage', draft)) || (kept && stored('localStorage', kept)),
  );
}

/** Watches the islands of the page and hydrates each when it is wanted. */
export function watchIslands(): void {
  for (const type of TOUCHES) document.addEventListener(type, onTouch, { capture: true });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      hydrateQuietly(target as HTMLElement);
    }
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset['hydrate'] === 'visible') observer.observe(island);
    if (isWanted(island)) hydrateQuietly(island);
  }
}
