import { describe, expect, it } from 'vitest';
import { WORDS } from '../browser/support/words.ts';
import { pagesIn, squeezed, textsOf } from './support/page-texts.ts';

/** Fields of a request in order, with their hints for autofill and on-screen keyboards. */
const FIELDS = [
  { name: 'service', required: false },
  { name: 'firstName', required: true, autocomplete: 'given-name' },
  { name: 'lastName', required: false, autocomplete: 'family-name' },
  { name: 'email', required: true, autocomplete: 'email', inputmode: 'email', type: 'email' },
  { name: 'phone', required: true, autocomplete: 'tel', inputmode: 'tel', type: 'tel' },
  { name: 'requestedDate', required: true, type: 'date' },
  { name: 'requestedTime', required: true },
  { name: 'participants', required: true },
  { name: 'company', required: false, autocomplete: 'organization' },
  { name: 'allergy', required: false },
  { name: 'message', required: false },
] as const;

describe.each(['es', 'en'] as const)('on a page, %s', (language) => {
  const { forms } = WORDS[language];
  const { get } = pagesIn(language);

  it('the request form has its fields in order, labelled, with input modes and options', async () => {
    const $ = await get('/catering');
    const { request } = forms;
    const form = $('#form form');
    const inputs = form.find('.fields').find('input:not([type=checkbox]), select, textarea');
    const names: readonly unknown[] = FIELDS.map(({ name }) => name);
    const shown = inputs.toArray().map((one) => $(one).attr('name'));
    expect(shown.filter((name) => names.includes(name))).toEqual(names);
    const labelOf = (name: string) => {
      const id = form.find(`[name="${name}"]`).attr('id');
      return squeezed($(`label[for="${id}"]`).text());
    };
    for (const { name, required, ...attributes } of FIELDS) {
      const input = form.find(`[name="${name}"]`);
      expect(labelOf(name)).toBe(required ? request[name] : `${request[name]} (${forms.optional})`);
      expect(input.attr('required') !== undefined, name).toBe(required);
      for (const [attribute, value] of Object.entries(attributes))
        expect(input.attr(attribute), name).toBe(value);
    }
    const optionsOf = (name: string) => textsOf($, `#form form [name="${name}"] option`);
    const { morning, afternoon, evening } = request.times;
    expect(optionsOf('requestedTime')).toEqual([
      ...[forms.choose, `${morning} (9:00-12:00)`],
      ...[`${afternoon} (13:00-16:00)`, `${evening} (17:00-20:00)`],
    ]);
    expect(optionsOf('participants')).toEqual([forms.choose, '1-5', '6-10', '11-15', '15+']);
    const consent = form.find('[name=allergyConsent]');
    expect(consent.attr('checked')).toBeUndefined();
    const hints = (consent.attr('aria-describedby') ?? '').split(' ');
    expect(hints.map((id) => $(`[id="${id}"]`).text()).join(' ')).toContain(request.allergyHint);
  });
});
