import { escapeMarkup } from '../../http/index.ts';
import { fillPlaceholders } from '../../i18n/index.ts';
import { requestText, settingWords, type DinerSpeech } from '../diner-html.ts';
import type { DinerSetting } from '../diner-setting.ts';

/**
 * Offers to put the setting into a request's allergies, beside the field. Nothing goes there unless
 * the diner presses it, and nothing is sent without the consent that the button then points at.
 */
export function offerForRequest(setting: DinerSetting | null, speech: DinerSpeech): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-diner-offer]')) {
    const text = setting ? settingWords(setting, speech) : '';
    if (place.dataset['dinerOffer'] === text && place.hasChildNodes() === Boolean(text)) continue;
    place.dataset['dinerOffer'] = text;
    place.replaceChildren();
    if (setting) offer(place, setting, speech);
  }
}

function offer(place: HTMLElement, setting: DinerSetting, speech: DinerSpeech): void {
  const { put, done } = speech.words.diner.request;
  const names = settingWords(setting, speech);
  place.innerHTML = `<button type="button" class="button quiet">${escapeMarkup(fillPlaceholders(put, { names }))}</button><p role="status" class="hint"></p>`;
  place.querySelector('button')?.addEventListener('click', () => {
    const form = place.closest('form');
    const field = form?.querySelector<HTMLTextAreaElement>('[name=allergy]');
    const consent = form?.querySelector<HTMLInputElement>('[name=allergyConsent]');
    if (!field) return;
    const text = requestText(setting, speech);
    if (!field.value.includes(text)) field.value = [field.value, text].filter(Boolean).join('\n');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const status = place.querySelector('[role=status]');
    if (status && !consent?.checked) status.textContent = done;
    consent?.focus();
  });
}
