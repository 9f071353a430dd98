import {
  barHtml,
  escaped,
  fill,
  markHtml,
  requestText,
  settingWords,
  type DinerSpeech,
} from '../diner/html.ts';
import { DINER_PARAMETER, settingText, type DinerSetting } from '../diner/setting.ts';
import { judge } from '../diner/verdict.ts';
import { sheetText } from '../styles/sheets.server.ts';

/** What the pages of a filter need to know beside its setting. */
export interface DinerPageOptions {
  readonly setting: DinerSetting;
  readonly speech: DinerSpeech;
  /** The page's own address with its language, and that of the form that changes the setting. */
  readonly address: string;
  readonly formAddress: string;
  /** Has the visitor asked for the setting to be put into the request's allergies? */
  readonly isPut: boolean;
}

/** The parameter of an address that asks for it. */
export const PUT_PARAMETER = 'put';

/**
 * Shows a setting in a page that was rendered without one, for browsers without JavaScript: a mark in
 * each dish, the bar, the form's boxes ticked, and every link to a page of the site keeping the
 * setting. The page itself stays as it was cached for everyone; this copy is one visitor's.
 */
export function dinerPage(html: string, options: DinerPageOptions): string {
  const { setting, speech, address, formAddress } = options;
  let safe = 0;
  let all = 0;
  const kept = withLinks(withTicks(html, setting), setting);
  const marked = withRequest(kept, options).replace(DISH, (tag, code: string) => {
    const verdict = judge(code, setting);
    all += 1;
    if (verdict.state === 'safe') safe += 1;
    return tag.replace('<li ', `<li data-is="${verdict.state}" `) + markHtml(verdict, speech);
  });
  const bar = barHtml(
    {
      setting,
      count: { safe, all },
      change: withSetting(formAddress, setting),
      off: address,
    },
    speech,
  );
  const only = setting.isOnlySafe ? ' data-only-safe=""' : '';
  return marked
    .replace(MAIN, (tag) => tag.replace('<main', `<main${only}`) + bar)
    .replace('</style>', () => `${sheetText('diner')}</style>`);
}

/** An address of the site that keeps the setting; its fragment stays. */
export function withSetting(address: string, setting: DinerSetting): string {
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${mark}${DINER_PARAMETER}=${settingText(setting)}${fragment}`;
}

const DISH = /<li [^>]*?\bdata-dish="([^"]*)"[^>]*>/g;
const MAIN = /<main [^>]*>/;
const LINK = /(<a [^>]*?\bhref=")(\/(?!\/)[^"]*)"/g;
const ALLERGIES = /<textarea [^>]*\bname="allergy"[^>]*>/;
const OFFER = /<div data-diner-offer="">/;
const BOX = new RegExp(`<input [^>]*?\\bname="${DINER_PARAMETER}"[^>]*?\\bvalue="(\\w+)"`, 'g');

/** Where a choice of language goes back to is a part of its query. */
const LANGUAGE_CHOICE = /^\/language\//;

/** Addresses that are no pages. */
const NO_PAGE = /^\/(?:api|assets|files|fonts|images)\/|^[^?#]*\.\w+(?:[?#]|$)/;

/** The links to pages of the site keep the setting, or the next page would have lost it. */
function withLinks(html: string, setting: DinerSetting): string {
  return html.replace(LINK, (whole, before: string, address: string) => {
    if (NO_PAGE.test(address)) return whole;
    const plain = address.replaceAll('&amp;', '&');
    return `${before}${escaped(
      LANGUAGE_CHOICE.test(plain) ? backWithSetting(plain, setting) : withSetting(plain, setting),
    )}"`;
  });
}

function backWithSetting(address: string, setting: DinerSetting): string {
  const [choice = '', to = '/'] = address.split('?to=');
  return `${choice}?to=${encodeURIComponent(withSetting(to, setting))}`;
}

/** The form's allergies filled in, where that was asked for; else a link that asks for it. */
function withRequest(html: string, { setting, speech, address, isPut }: DinerPageOptions): string {
  const { put, done } = speech.words.diner.request;
  if (isPut && ALLERGIES.test(html)) {
    return html
      .replace(ALLERGIES, (area) => area + escaped(requestText(setting, speech)))
      .replace(OFFER, (place) => `${place}<p class="hint">${escaped(done)}</p>`);
  }
  const link = `${withSetting(address, setting)}&${PUT_PARAMETER}=allergies#form`;
  const text = escaped(fill(put, { names: settingWords(setting, speech) }));
  return html.replace(
    OFFER,
    (place) => `${place}<a class="button quiet" href="${escaped(link)}">${text}</a>`,
  );
}

function withTicks(html: string, setting: DinerSetting): string {
  const names = new Set(settingText(setting).split(','));
  return html.replace(BOX, (box, value: string) => (names.has(value) ? `${box} checked=""` : box));
}
