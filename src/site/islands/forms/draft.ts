import { store, stored } from '../../../browser/index.ts';
import {
  fieldNames,
  HONEYPOT_FIELD,
  isDraftable,
  PICTURE_TEXT,
  type SubmissionKind,
} from '../../../requests/index.ts';
import type { Attempt } from './attempt.ts';
import type { Values } from './values.ts';

/** A form half written, as the tab keeps it. */
export interface Draft {
  readonly values: Values;
  /** Under which key it is sent, so that coming back does not send it twice. */
  readonly attempt?: Attempt | undefined;
  /** What the page had filled in beforehand, to know whether its fields were chosen by hand. */
  readonly preset?: Values | undefined;
  /** The key of the kept submission that it corrects, whose texts stand in its fields too. */
  readonly corrects?: string | undefined;
}

/**
 * The name under which a draft stands in sessionStorage; also the form's `data-draft`. `form` tells
 * apart forms of one kind, such as those of two workshops.
 */
export function draftKey(kind: SubmissionKind, form?: string): string {
  return form ? `draft:${kind}:${form}` : `draft:${kind}`;
}

/**
 * What of a form's values may be kept: no health data, no consents, nothing that guards the form,
 * no picture, for which a tab has no room, and not what stands there anyway.
 */
export function keptValues(kind: SubmissionKind, values: Values, preset: Values = {}): Values {
  const never = [...fieldNames(kind, (field) => !isDraftable(field)), HONEYPOT_FIELD];
  const kept = Object.entries(values).filter(
    ([name, value]) =>
      value && value !== preset[name] && !never.includes(name) && !value.startsWith(PICTURE_TEXT),
  );
  return Object.fromEntries(kept);
}

/** A draft, or null. A browser that keeps nothing has none. */
export function readDraft(kind: SubmissionKind, form?: string): Draft | null {
  return parseDraft(stored('sessionStorage', draftKey(kind, form)));
}

/** Has somebody written in a form? The day of a visit is there before anybody does. */
export function isWritten(draft: Draft | null): boolean {
  return Object.keys(draft?.values ?? {}).some((name) => name !== 'date');
}

/** Reads what is stored; anything else than a draft is null. */
export function parseDraft(text: string | null): Draft | null {
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return draft?.values && typeof draft.values === 'object' ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft as long as the tab lives; one without values that corrects nothing is removed. */
export function keepDraft(kind: SubmissionKind, draft: Draft, form?: string): void {
  const { preset, attempt, corrects } = draft;
  const values = keptValues(kind, draft.values, preset);
  if (!Object.keys(values).length && !corrects) return dropDraft(kind, form);
  const text = JSON.stringify({ values, attempt, preset, corrects });
  store('sessionStorage', draftKey(kind, form), text);
}

export function dropDraft(kind: SubmissionKind, form?: string): void {
  store('sessionStorage', draftKey(kind, form), null);
}
