import { escapeMarkup } from '../../http/index.ts';
import '../styles/diner.css';
import { loadWords, type WordOverrides } from '../../i18n/index.ts';
import { barHtml, countText, markHtml, type DinerSpeech, type DishCount } from '../diner-html.ts';
import { DINER_KEY, parseSetting, type DinerSetting } from '../diner-setting.ts';
import { judge } from '../diner-verdict.ts';
import { store, stored } from '../../browser/index.ts';
import { adoptAddress, settingInAddress } from './diner-address.ts';
import { watchForm } from './diner-form.ts';
import { PAGE_LANGUAGE } from './page-language.ts';
import { offerForRequest } from './diner-request.ts';

const MARK = ':scope > .mark';

let started: Promise<void> | undefined;
let speech: DinerSpeech;

/**
 * Shows the diner's setting in the page, and keeps showing it whatever the page does. Rejects when its words
 * cannot be had; it may then be started again.
 */
export async function startFilter(): Promise<void> {
  if (adoptAddress()) return;
  started ??= start().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  await started;
  show();
}

async function start(): Promise<void> {
  speech = await loadSpeech();
  watchForm(speech);
  // Lists that are fetched later, islands that are hydrated.
  new MutationObserver(() => keepUp()).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden'],
  });
  addEventListener('storage', ({ key }) => (key === DINER_KEY || key === null) && show());
}

/** The setting that the browser keeps; what the address says where a browser keeps nothing. */
function kept(): DinerSetting | null {
  return parseSetting(stored('localStorage', DINER_KEY) ?? settingInAddress());
}

async function loadSpeech(): Promise<DinerSpeech> {
  const { overrides } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
  const words = await loadWords(
    ['diner', 'common'],
    PAGE_LANGUAGE,
    overrides ? (JSON.parse(overrides) as WordOverrides) : undefined,
  );
  return { language: PAGE_LANGUAGE, words: words as DinerSpeech['words'] };
}

/** Marks and offers in what the page has shown since. */
function keepUp(): void {
  const setting = kept();
  offerForRequest(setting, speech);
  if (setting) mark(setting);
}

/** Shows the setting as it is now, or nothing of it. */
function show(): void {
  const setting = kept();
  document.querySelector('aside.diner')?.remove();
  for (const dish of document.querySelectorAll('[data-is]')) {
    dish.removeAttribute('data-is');
    dish.querySelector(MARK)?.remove();
  }
  offerForRequest(setting, speech);
  const main = document.querySelector<HTMLElement>('main');
  main?.toggleAttribute('data-only-safe', Boolean(setting?.isOnlySafe));
  if (!setting || !main) return;
  showBar(main, setting);
  mark(setting);
}

function showBar(main: HTMLElement, setting: DinerSetting): void {
  const { dataset } = document.documentElement;
  const prefix = PAGE_LANGUAGE === dataset['default'] ? '' : `/${PAGE_LANGUAGE}`;
  const change = `${prefix}/menu/filter`;
  const count = { safe: 0, all: 0 };
  const off = location.pathname;
  main.insertAdjacentHTML('afterbegin', barHtml({ setting, count, change, off }, speech));
  main.querySelector('[data-diner-off]')?.addEventListener('click', (event) => {
    event.preventDefault();
    store('localStorage', DINER_KEY, null);
    // Where nothing is kept it is the address that says it.
    if (settingInAddress() !== null) return location.assign(off);
    show();
    main.focus({ preventScroll: true });
  });
}

/** Marks the dishes that bear no mark yet, and says how many are safe. */
function mark(setting: DinerSetting): void {
  for (const dish of document.querySelectorAll<HTMLElement>('li[data-dish]:not([data-is])')) {
    const verdict = judge(dish.dataset['dish'] ?? '', setting);
    dish.dataset['is'] = verdict.state;
    dish.insertAdjacentHTML('afterbegin', markHtml(verdict, speech));
  }
  tell(countText(countDishes(), setting, speech));
}

/** The dishes that are shown: of tabs, those of the panel that is chosen. */
function countDishes(): DishCount {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-is]')].filter(
    (dish) => !dish.closest('[hidden]'),
  );
  return {
    safe: shown.filter(({ dataset }) => dataset['is'] === 'safe').length,
    all: shown.length,
  };
}

/** A live region speaks only of what changes after it was there. */
function tell(text: string): void {
  const status = document.querySelector('aside.diner [role=status]');
  if (!status || status.textContent === text) return;
  setTimeout(() => (status.innerHTML = escapeMarkup(text)));
}
