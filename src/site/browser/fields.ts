type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = ['checkbox', 'radio'];

interface Typed {
  readonly field: Field;
  /** Which of the fields it is. */
  readonly index: number;
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * What a visitor has filled in before React takes over the fields of `root`: `restore` puts back
 * what was lost on the way, `announce` lets React hear of it as if it were typed now. React renders
 * them anew where a browser's extension has put something between them.
 */
export function rememberFields(root: ParentNode): { restore(): void; announce(): void } {
  const fields = () => [...root.querySelectorAll<Field>('input, select, textarea')];
  const before = fields();
  const focused = before.findIndex((field) => field === document.activeElement);
  const typed = before
    .map((field, index): Typed => ({ field, index, value: field.value, isTicked: isTicked(field) }))
    .filter(isChanged);
  return {
    restore() {
      const now = fields();
      for (const { field, index, value, isTicked } of typed) {
        const one = now[index];
        if (one instanceof HTMLInputElement && TICKED.includes(one.type)) one.checked = isTicked;
        else if (one instanceof HTMLInputElement && one.type === 'file')
          one.files = (field as HTMLInputElement).files;
        else if (one && one.value !== value) one.value = value;
      }
      if (before[focused]?.isConnected === false) now[focused]?.focus({ preventScroll: true });
    },
    announce() {
      const now = fields();
      for (const { index } of typed)
        now[index]?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** Whether a field is no longer as the server rendered it. */
function isChanged({ field, value, isTicked }: Typed): boolean {
  if (field.type === 'hidden') return false;
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, chosen);
  }
  if (TICKED.includes(field.type)) return isTicked !== (field as HTMLInputElement).defaultChecked;
  return value !== field.defaultValue;
}
