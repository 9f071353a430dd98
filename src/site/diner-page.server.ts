import { escapeMarkup } from '../http/index.ts';
import { barHtml, markHtml, requestText, settingWords, type DinerSpeech } from './diner-html.ts';
import { fillPlaceholders } from '../i18n/index.ts';
import { DINER_PARAMETER, settingText, type DinerSetting } from './diner-setting.ts';
import { judge } from './diner-verdict.ts';
import { sheetText } from './styles/sheets.server.ts';

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
  const count = { safe: 0, all: 0 };
  const kept = withRequest(withTicks(withLinks(html, setting), setting), options);
  const marked = kept.replace(DISH, (tag, attributes: string) => {
    const [, code] = /\bdata-dish="([^"]*)"/.exec(attributes) ?? [];
    if (code === undefined) return tag;
    const verdict = judge(code, setting);
    count.all += 1;
    if (verdict.state === 'safe') count.safe += 1;
    return `<li data-is="${verdict.state}"${attributes}>${markHtml(verdict, speech)}`;
  });
  const change = withSetting(formAddress, setting);
  const bar = barHtml({ setting, count, change, off: address }, speech);
  const only = setting.isOnlySafe ? ' data-only-safe=""' : '';
  return marked
    .replace(MAIN, (_, attributes: string) => `<main${only}${attributes}>${bar}`)
    .replace('</style>', () => `${sheetText('diner')}</style>`);
}

/** An address of the site that keeps the setting; its fragment stays. */
export function withSetting(address: string, setting: DinerSetting): string {
  const end = address.indexOf('#') < 0 ? address.length : address.indexOf('#');
  const path = address.slice(0, end);
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${mark}${DINER_PARAMETER}=${settingText(setting)}${address.slice(end)}`;
}

// Tags that React has written: no attribute of theirs has a `<` or `>` in it.
const DISH = /<li( [^<>]*)>/g;
const MAIN = /<main( [^<>]*)>/;
const LINK = /<a( [^<>]*)>/g;
const BOX = /<input( [^<>]*)>/g;
const AREA = /<textarea( [^<>]*)>/g;
const OFFER = /<div( data-diner-offer="")>/g;

/** Addresses that are no pages. */
const NO_PAGE = /^\/(?:\/|(?:api|assets|files|fonts|images)\/)|^[^?#]*\.\w+(?:[?#]|$)/;

/** The links to pages of the site keep the setting, or the next page would have lost it. */
function withLinks(html: string, setting: DinerSetting): string {
  return html.replace(LINK, (_, attributes: string) => {
    const kept = attributes.replace(/ href="(\/[^"]*)"/, (whole, address: string) => {
      if (NO_PAGE.test(address)) return whole;
      const plain = address.replaceAll('&amp;', '&');
      const isChoice = plain.startsWith('/language/');
      const next = isChoice ? backWithSetting(plain, setting) : withSetting(plain, setting);
      return ` href="${escapeMarkup(next)}"`;
    });
    return `<a${kept}>`;
  });
}

/** A choice of language: where it goes back to is a part of its query. */
function backWithSetting(address: string, setting: DinerSetting): string {
  const [choice = '', to = '/'] = address.split('?to=');
  return `${choice}?to=${encodeURIComponent(withSetting(decodeURIComponent(to), setting))}`;
}

/** The form's allergies filled in, where that was asked for; else a link that asks for it. */
function withRequest(html: string, { setting, speech, address, isPut }: DinerPageOptions): string {
  const { put, done } = speech.words.diner.request;
  const link = `${withSetting(address, setting)}&${PUT_PARAMETER}=allergies#form`;
  const text = fillPlaceholders(put, { names: settingWords(setting, speech) });
  const offer = isPut
    ? `<p class="hint">${escapeMarkup(done)}</p>`
    : `<a class="button quiet" href="${escapeMarkup(link)}">${escapeMarkup(text)}</a>`;
  const offered = html.replace(OFFER, (place) => place + offer);
  if (!isPut) return offered;
  return offered.replace(AREA, (area, attributes: string) =>
    attributes.includes(' name="allergy"')
      ? area + escapeMarkup(requestText(setting, speech))
      : area,
  );
}

function withTicks(html: string, setting: DinerSetting): string {
  const names = new Set(settingText(setting).split(','));
  return html.replace(BOX, (box, attributes: string) => {
    const [, value] = / value="(\w+)"/.exec(attributes) ?? [];
    const isOurs = attributes.includes(` name="${DINER_PARAMETER}"`);
    return isOurs && value && names.has(value) ? `<input checked=""${attributes}>` : box;
  });
}
