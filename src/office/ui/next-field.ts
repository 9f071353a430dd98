import type { FocusEvent, KeyboardEvent } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Fields that are typed into, but for those of MUI that nobody sees. */
const FIELDS = ['text', 'email', 'tel', 'url', 'password', 'number']
  .map((type) => `input[type=${type}]`)
  .concat('textarea')
  .map((field) => `${field}:not([role=combobox], [aria-hidden=true], [readonly], :disabled)`)
  .join(',');

/** What a browser has filled in has no value before somebody touches it. */
const FILLED_IN = ':is(:autofill)';

/**
 * Enter in a line of text, which a phone's keyboard has as “next”, leads to one of the fields after it. Where
 * there is none, it does what it always does.
 */
function leading(choose: (after: readonly Typed[]) => Typed | undefined) {
  const nextOf = (around: HTMLElement, from: EventTarget) => {
    if (!(from instanceof HTMLInputElement)) return undefined;
    const fields = [...around.querySelectorAll<Typed>(FIELDS)];
    const at = fields.indexOf(from);
    return at === -1 ? undefined : choose(fields.slice(at + 1));
  };
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (nextOf(currentTarget, target)) target.enterKeyHint = 'next';
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      const next = nextOf(event.currentTarget, event.target);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Stands around fields that are filled in one after the other. */
export const TO_NEXT = leading(([next]) => next);

/** Stands around fields that are sent by Enter once each is filled in. */
export const TO_NEXT_EMPTY = leading((after) =>
  after.find((field) => field.value === '' && !field.matches(FILLED_IN)),
);
