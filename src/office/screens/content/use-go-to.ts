import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { indexedPath, type FieldPath } from './set-at.ts';

/** A place of the form to be shown; another object each time, so that it is shown again. */
export interface Target {
  readonly path: FieldPath;
}

/** How often its field is looked for while tabs and lists open, and how long is waited between. */
const TRIES = 10;
const PAUSE = 50;

/** How often, where the form has only just come: what its fields are made of may still be on its way. */
const TRIES_AT_FIRST = 60;

/**
 * Leads to a place of a form: tabs and lists that hold it open, and its field has the focus. Where the
 * address names one (`?field=blocks.hours.title`), it leads there as soon as there are values.
 */
export function useGoTo(values: unknown, isThere: boolean) {
  const [target, setTarget] = useState<(Target & { readonly tries: number }) | null>(null);
  const goTo = useCallback((path: FieldPath) => setTarget({ path, tries: TRIES }), []);
  const [search] = useSearchParams();
  const asked = search.get('field');
  const [answered, setAnswered] = useState<string | null>(null);
  if (isThere && asked !== answered) {
    setAnswered(asked);
    if (asked !== null) setTarget({ path: indexedPath(values, asked), tries: TRIES_AT_FIRST });
  }
  useEffect(() => {
    if (target) focusOn(target.path, target.tries);
  }, [target]);
  return { target, goTo };
}

/** Moves the focus to a field as soon as it is there. */
export function focusOn(path: FieldPath, tries = TRIES) {
  setTimeout(() => {
    const place = document.querySelector(`[data-path="${CSS.escape(path)}"]`);
    const input = place?.querySelector<HTMLElement>(INPUTS);
    if (input) input.focus();
    else if (tries > 0) focusOn(path, tries - 1);
    // What is wrong with a whole is said beside it.
    else if (path.includes('.')) focusOn(path.slice(0, path.lastIndexOf('.')), 0);
  }, PAUSE);
}

const INPUTS = 'input, textarea, select, [contenteditable="true"], [role="combobox"], button';
