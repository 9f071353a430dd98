import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { newKey, type SubmissionKind } from '../../../requests/index.ts';
import { keptTexts } from '../outbox/queue.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Attempt } from './attempt.ts';
import type { FormProps } from './form-props.ts';
import { fillForm, formValues, type Values } from './values.ts';

/** Loads what tells of a lost connection while there still is one. */
function prepareOutbox(): void {
  void import('../Outbox.tsx').catch(() => undefined);
}

export type FormDraft = ReturnType<typeof useFormDraft>;

/**
 * Keeps what is typed as long as the tab lives, and puts it back when the form is met again: after
 * a reload, the way back, a change of language. `onReady` is called once it is back.
 */
export function useFormDraft(
  kind: SubmissionKind,
  { draft: name, preset = {} }: FormProps,
  form: RefObject<HTMLFormElement | null>,
  onReady?: (kept: Values) => void,
) {
  const attempt = useRef<Attempt>({ key: '' });
  const corrects = useRef<string>(undefined);

  function keep(): void {
    const { current } = attempt;
    if (!form.current) return;
    const values = formValues(form.current);
    const sent = current.sent ? current : undefined;
    keepDraft(kind, { values, attempt: sent, preset, corrects: corrects.current }, name);
  }

  const open = useEffectEvent(() => {
    const draft = readDraft(kind, name);
    attempt.current = draft?.attempt ?? { key: newKey() };
    corrects.current = draft?.corrects;
    const putBack = (values: Values) => {
      if (draft && form.current) {
        // What another page had filled in says nothing of what was chosen by hand on this one.
        const isSamePage = (draft.preset ?? preset)['service'] === preset['service'];
        fillForm(form.current, values, isSamePage ? preset : {});
      }
      onReady?.(values);
      // What was typed before React came is kept as well, and what stands in fields that come with others.
      setTimeout(keep);
    };
    if (!draft?.corrects) return putBack(draft?.values ?? {});
    // A draft alone holds neither allergies nor pictures.
    void keptTexts(draft.corrects)
      .catch(() => ({}))
      .then((texts) => putBack({ ...texts, ...draft.values }));
  });
  const onInput = useEffectEvent(keep);

  useEffect(() => {
    open();
    const element = form.current;
    const listener = () => onInput();
    element?.addEventListener('input', listener);
    element?.addEventListener('input', prepareOutbox, { once: true });
    return () => element?.removeEventListener('input', listener);
  }, [form]);

  /** Forgets the draft, and begins anew under another key: what was written has arrived. */
  function renew(): void {
    dropDraft(kind, name);
    attempt.current = { key: newKey() };
    corrects.current = undefined;
  }

  /** Says under which key it is being sent, and keeps the form as it stands. */
  function begin(next: Attempt): void {
    attempt.current = next;
    keep();
  }

  return {
    /** Under which key the form is sent; made when the form is opened, or as the draft brings it. */
    attempt: () => attempt.current,
    /** The key of the kept submission that the form corrects, if it does. */
    corrects: () => corrects.current,
    ...{ begin, renew },
  };
}
