import { escapeMarkup } from '../../http/index.ts';
import { fillPlaceholders } from '../../i18n/index.ts';
import type { DinerSpeech } from '../diner-html.ts';
import {
  DINER_KEY,
  DINER_PARAMETER,
  parseSetting,
  settingText,
  type DinerSetting,
} from '../diner-setting.ts';
import { judge } from '../diner-verdict.ts';
import { store, stored } from '../../browser/index.ts';

/**
 * The form that the setting is made in: it shows what is kept, says while one ticks how much of the
 * menu is safe, and keeps the choice in the browser instead of sending it.
 */
export function watchForm({ words }: DinerSpeech): void {
  const form = document.querySelector<HTMLFormElement>('form[data-diner]');
  const status = form?.querySelector<HTMLElement>('[data-diner-count]');
  if (!form || !status) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input')];
  const dishes = form.dataset['diner']?.split(' ') ?? [];

  const chosen = (): DinerSetting | null => {
    const ticked = boxes.filter(({ checked }) => checked);
    return parseSetting(ticked.map(({ value }) => value).join(','));
  };

  const tell = () => {
    const setting = chosen();
    const { count, share } = words.diner;
    const safe = setting && dishes.filter((dish) => judge(dish, setting).state === 'safe').length;
    const link = setting && `${form.action}#${DINER_PARAMETER}=${settingText(setting)}`;
    status.innerHTML = link
      ? `${safe === null || !form.dataset['diner'] ? '' : escapeMarkup(fillPlaceholders(count, { safe, all: dishes.length }))} <a href="${escapeMarkup(link)}">${escapeMarkup(share)}</a>`
      : '';
  };

  form.addEventListener('input', tell);
  form.addEventListener('submit', (event) => {
    const setting = chosen();
    const before = stored('localStorage', DINER_KEY);
    if (!setting && !before) {
      event.preventDefault();
      status.textContent = words.diner.none;
      boxes[0]?.focus();
      return;
    }
    const text = setting && settingText(setting);
    store('localStorage', DINER_KEY, text);
    // A browser that keeps nothing: the form leads to the address that says it.
    if (stored('localStorage', DINER_KEY) !== text) return;
    event.preventDefault();
    location.assign(form.action);
  });

  const kept = new Set(stored('localStorage', DINER_KEY)?.split(','));
  for (const box of boxes) box.checked ||= kept.has(box.value);
  tell();
}
