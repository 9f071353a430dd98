import { useCallback, useState } from 'react';
import type { FieldPath } from './set-at.ts';

/** A place of the form to be shown; another object each time, so that it is shown again. */
export interface Target {
  readonly path: FieldPath;
}

/** How often its field is looked for while tabs and lists open, and how long is waited between. */
const TRIES = 10;
const PAUSE = 50;

/** Leads to a place of a form: tabs and lists that hold it open, and its field has the focus. */
export function useGoTo() {
  const [target, setTarget] = useState<Target | null>(null);
  const goTo = useCallback((path: FieldPath) => {
    setTarget({ path });
    focusOn(path, TRIES);
  }, []);
  return { target, goTo };
}

function focusOn(path: string, tries: number) {
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
