type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TICKED = ['checkbox', 'radio'];

interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly isTicked: boolean;
}

/** What stands for a control of before React took over: itself, or what React rendered in its place. */
export type Successor = <Control extends Element>(control: Control) => Control;

const isAlike = (one: Element, other: Element) =>
  one.localName === other.localName &&
  ['name', 'type'].every((name) => one.getAttribute(name) === other.getAttribute(name));

/**
 * Notes the controls of `root` before React takes over. Where a translation, or an extension of the
 * browser, has put something between them it renders all of them anew: each is found again as the
 * first, second, … of its name and type.
 */
export function noteControls(root: ParentNode): Successor {
  const controls = () => [...root.querySelectorAll('a, button, form, input, select, textarea')];
  const before = controls();
  return <Control extends Element>(control: Control) => {
    if (control.isConnected) return control;
    const which = before.filter((one) => isAlike(one, control)).indexOf(control);
    const found = controls().filter((one) => isAlike(one, control))[which];
    return (found as Control | undefined) ?? control;
  };
}

/**
 * What a visitor has filled in before React takes over the fields of `root`: `restore` puts back
 * what was lost on the way, and the focus; `announce` lets React hear of it as if it were typed now.
 */
export function rememberFields(
  root: ParentNode,
  now: Successor,
): { restore(): void; announce(): void } {
  const focused = document.activeElement;
  const typed = [...root.querySelectorAll<Field>('input, select, textarea')]
    .map((field): Typed => ({ field, value: field.value, isTicked: isTicked(field) }))
    .filter(isChanged);
  return {
    restore() {
      for (const { field, value, isTicked } of typed) {
        const one = now(field);
        if (one instanceof HTMLInputElement && TICKED.includes(one.type)) one.checked = isTicked;
        else if (one instanceof HTMLInputElement && one.type === 'file')
          one.files = (field as HTMLInputElement).files;
        else if (one.value !== value) one.value = value;
      }
      if (focused instanceof HTMLElement && !focused.isConnected)
        now(focused).focus({ preventScroll: true });
    },
    announce() {
      for (const { field } of typed)
        now(field).dispatchEvent(new Event('input', { bubbles: true }));
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
