import { fetchModules } from './ahead.ts';
import type { Successor } from './fields.ts';
import { sendPlainly } from './keep.ts';
import { opensElsewhere, stored } from '../../browser/index.ts';
import { readAhead } from '../islands/read-ahead.ts';

/** Events that say: somebody wants this island. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit'] as const;

/**
 * What only React answers: buttons, and links that an island takes over. Links inside a form and
 * those that open a new tab are ever the browser's.
 */
const HELD = 'a:not([target], form a), button';

const hydrating = new WeakMap<HTMLElement, Promise<Successor>>();
const hydrated = new WeakSet<HTMLElement>();

/** Asks for what a touched link will show: `data-ahead`, or the page of a tab that is not chosen. */
function fetchText(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a:is([data-ahead], [aria-selected="false"])');
  const address = link && (link.dataset['ahead'] ?? link.pathname + link.search);
  // Who shows it asks again, and goes to its page instead.
  if (address) readAhead(address).catch(() => {});
}

/** Hydrates an island once; when its code cannot be loaded it stays plain HTML, and may be tried again. */
function hydrate(island: HTMLElement): Promise<Successor> {
  const known = hydrating.get(island);
  if (known) return known;
  fetchModules(island);
  const started = import('./hydrate.ts')
    .then((module) => module.hydrateIsland(island))
    .then(
      (now) => {
        hydrated.add(island);
        return now;
      },
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
function hold(
  event: Event,
  island: HTMLElement,
  control: Element | null,
  again: (now: Successor) => void,
  plainly: () => void,
): void {
  event.preventDefault();
  event.stopPropagation();
  control?.setAttribute('aria-busy', 'true');
  hydrate(island)
    .finally(() => control?.removeAttribute('aria-busy'))
    .then(again, plainly);
}

function holdSubmit(event: SubmitEvent, island: HTMLElement): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  hold(
    event,
    island,
    submitter,
    (now) => now(form).requestSubmit(submitter && now(submitter)),
    () => void sendPlainly(form),
  );
}

function holdClick(event: MouseEvent, island: HTMLElement): void {
  const control = (event.target as Element).closest<HTMLElement>(HELD);
  // A link that is to open elsewhere is the browser's; a submit button speaks by its submit.
  const isOurs = control && !event.button && !opensElsewhere(event);
  const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit';
  if (!isOurs || (isSubmit && control.form)) return hydrateQuietly(island);
  hold(
    event,
    island,
    control,
    (now) => now(control).click(),
    () => control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}

function onTouch(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const island = islandOf(event.target);
  fetchText(event.target);
  if (!island || hydrated.has(island)) return;
  if (event.type === 'submit') holdSubmit(event as SubmitEvent, island);
  else if (event.type === 'click') holdClick(event as MouseEvent, island);
  else hydrateQuietly(island);
}

/**
 * Whether something half written, or waiting to be sent, or what the address says to lie over the
 * page, is to be shown without being touched.
 */
function isWanted(island: HTMLElement): boolean {
  const { fragment } = island.dataset;
  const { draft } = island.querySelector<HTMLElement>('[data-draft]')?.dataset ?? {};
  const { kept } = island.querySelector<HTMLElement>('[data-kept]')?.dataset ?? {};
  return Boolean(
    (fragment && location.hash.startsWith(`#${fragment}`)) ||
    (draft && stored('sessionStorage', draft)) ||
    (kept && stored('localStorage', kept)),
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
