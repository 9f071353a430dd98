import { store } from '../../browser/index.ts';

type Field = HTMLInputElement & Pick<HTMLSelectElement, 'selectedOptions'>;

/** What is no answer of the visitor's, or may not be kept. */
const NEVER_KEPT = ['checkbox', 'hidden', 'submit', 'button'];

/** How long a form that waits lets pass before it looks again for the server, milliseconds. */
const PAUSE = 15_000;

/** Does the server answer? A proxy whose server is down does, too, with a failure. */
const isReached = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Sends a form as the plain HTML that it is. Where the server cannot be reached, the browser's error
 * page would take the place of what was typed: then it is kept, the visitor is told (`data-lost`), and
 * it is sent once the connection is back.
 */
export async function sendPlainly(form: HTMLFormElement): Promise<void> {
  if (await isReached()) return form.submit();
  keep(form);
  const status = form.querySelector<HTMLElement>('[data-lost]');
  if (status) status.textContent = status.dataset['lost'] ?? '';
  if ('waits' in form.dataset) return;
  form.dataset['waits'] = '';
  // A browser says that it is online before anything gets through, and nothing at all of a server that was down.
  const look = async () => {
    if (!(await isReached()) || !('waits' in form.dataset)) return;
    delete form.dataset['waits'];
    clearInterval(timer);
    removeEventListener('online', look);
    form.requestSubmit();
  };
  const timer = setInterval(look, PAUSE);
  addEventListener('online', look);
}

/** Keeps a half written form as its draft, from which it is filled in when it is met again. */
function keep(form: HTMLFormElement): void {
  const values: Record<string, string> = {};
  for (const field of form.elements as Iterable<Element> as Iterable<Partial<Field>>) {
    const { name, value, type = '', dataset = {} } = field;
    const isLeftOut = type === 'radio' ? !field.checked : NEVER_KEPT.includes(type);
    const isPreset = field.selectedOptions?.[0]?.defaultSelected;
    if (name && value && !isLeftOut && !isPreset && !('private' in dataset)) values[name] = value;
  }
  const { draft } = form.dataset;
  if (draft) store('sessionStorage', draft, JSON.stringify({ values }));
}
