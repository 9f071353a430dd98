import { escapeMarkup } from '../http/index.ts';
import { capitalized, fillPlaceholders, type BrowserWords } from '../i18n/index.ts';
import type { DinerSetting } from './diner-setting.ts';
import type { Verdict } from './diner-verdict.ts';

/** What the filter speaks with: the page's language and its words. */
export interface DinerSpeech {
  readonly language: string;
  readonly words: Pick<BrowserWords, 'diner' | 'common'>;
}

/** How many of the dishes are safe. */
export interface DishCount {
  readonly safe: number;
  readonly all: number;
}

/** The sign of each verdict, beside its colour and its words. */
const SIGNS: Readonly<Record<Verdict['state'], string>> = {
  safe: '✓',
  traces: '!',
  unsafe: '×',
  ask: '?',
};

/** The mark that stands first in a dish. */
export function markHtml(verdict: Verdict, speech: DinerSpeech): string {
  return (
    '<p class="mark">' +
    `<b aria-hidden="true">${SIGNS[verdict.state]}</b> ${escapeMarkup(verdictText(verdict, speech))}</p>`
  );
}

/** `Contains milk and nuts · not vegan`. */
export function verdictText(verdict: Verdict, speech: DinerSpeech): string {
  const { diner, common } = speech.words;
  const { mark } = diner;
  if (verdict.state === 'safe') return mark.safe;
  if (verdict.state === 'ask') return mark.ask;
  const names = (list: Verdict['contains']) => ({
    names: listed(
      list.map((name) => common.allergens[name]),
      speech,
    ),
  });
  const { contains, traces, diets } = verdict;
  const parts = [
    contains.length > 0 && fillPlaceholders(mark.contains, names(contains)),
    ...diets.map((diet) => mark.diets[diet]),
    traces.length > 0 && fillPlaceholders(mark.traces, names(traces)),
  ].filter((part) => part !== false);
  return capitalized(parts.join(' · '));
}

/** `nuts, milk · vegan · no traces`: what the filter is on for. */
export function settingWords(setting: DinerSetting, { words }: DinerSpeech): string {
  const { diner, common } = words;
  const parts = [
    setting.allergens.map((name) => common.allergens[name]).join(', '),
    setting.diets.map((name) => common.diets[name]).join(', '),
    setting.isStrict ? diner.bar.strict : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What a request says of it when the diner puts it there. */
export function requestText(setting: DinerSetting, speech: DinerSpeech): string {
  const { common, diner } = speech.words;
  const allergens = setting.allergens.map((name) => common.allergens[name]).join(', ');
  const diets = setting.diets.map((name) => common.diets[name]).join(', ');
  return [
    allergens &&
      fillPlaceholders(setting.isStrict ? diner.request.strict : diner.request.without, {
        allergens,
      }),
    diets && fillPlaceholders(diner.request.diet, { diets }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How many dishes of the page are safe; empty on a page without dishes. */
export function countText(
  { safe, all }: DishCount,
  setting: DinerSetting,
  { words }: DinerSpeech,
): string {
  if (all === 0) return '';
  const { count, hidden } = words.diner.bar;
  const text = fillPlaceholders(count, { safe, all });
  return setting.isOnlySafe && safe < all ? `${text} ${hidden}` : text;
}

interface BarOptions {
  readonly setting: DinerSetting;
  readonly count: DishCount;
  /** Where the setting is changed, and this page without it. */
  readonly change: string;
  readonly off: string;
}

/** The bar that stays: that the filter is on, and for whom. */
export function barHtml({ setting, count, change, off }: BarOptions, speech: DinerSpeech): string {
  const { bar } = speech.words.diner;
  return (
    `<aside class="diner" aria-label="${escapeMarkup(bar.label)}"><div><p>` +
    `<b>${escapeMarkup(fillPlaceholders(bar.on, { names: settingWords(setting, speech) }))}</b> ` +
    `<span role="status">${escapeMarkup(countText(count, setting, speech))}</span></p>` +
    `<p><a href="${escapeMarkup(change)}">${escapeMarkup(bar.change)}</a> ` +
    `<a href="${escapeMarkup(off)}" data-diner-off>${escapeMarkup(bar.off)}</a></p></div></aside>`
  );
}

/** Not by `formatList`, with which a browser would load what the business's formats need. */
function listed(names: readonly string[], { language }: DinerSpeech): string {
  return new Intl.ListFormat(language).format(names);
}
