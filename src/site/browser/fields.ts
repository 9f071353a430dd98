type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = ['checkbox', 'radio'];

interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly isTicked: boolean;
}

/**
 * What a visitor has filled in before React takes over the fields of `root`: `restore` puts back
 * what was lost on the way, `announce` lets React hear of it as if it were typed now.
 */
export function rememberFields(root: ParentNode): { restore(): void; announce(): void } {
  const typed = [...root.querySelectorAll<Field>('input, select, textarea')]
    .map((field): Typed => ({ field, value: field.value, isTicked: isTicked(field) }))
    .filter(isChanged);
  return {
    restore() {
      for (const { field, value, isTicked } of typed) {
        if (field instanceof HTMLInputElement && TICKED.includes(field.type)) {
          field.checked = isTicked;
        } else if (field.type !== 'file' && field.value !== value) field.value = value;
      }
    },
    announce() {
      for (const { field } of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
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
