/**
 * Pictures that a form asks for. They are made small before they are sent: a telephone's camera makes
 * ten times of what anybody looks at. Only forms that ask for one load this.
 */
import { LONGEST_PICTURE, PICTURE_TEXT } from '../../../requests/index.ts';
import type { Values } from './values.ts';

/** The longest side of what is sent, pixels, and its qualities, until it is short enough. */
const SIDE = 1600;
const QUALITIES = [0.8, 0.6, 0.4];

/** The file that was taken of each field, and whether it could be. */
const taken = new WeakMap<HTMLInputElement, readonly [file: File, isRead: Promise<boolean>]>();

/**
 * Makes the chosen pictures small, each beside its field as what the form sends; where none was chosen,
 * one that was `kept` stands there. Answers the fields of those that cannot be read, which are chosen no
 * longer.
 */
export async function takePictures(
  inputs: Iterable<HTMLInputElement>,
  kept: Values,
): Promise<readonly HTMLInputElement[]> {
  const unread: HTMLInputElement[] = [];
  for (const input of inputs) {
    const [file] = input.files ?? [];
    const known = taken.get(input);
    if (file !== known?.[0]) drop(input);
    const before = kept[input.name];
    if (!file && before?.startsWith(PICTURE_TEXT) && !takenBeside(input).length) put(input, before);
    if (!file) continue;
    const isRead = file === known?.[0] ? known[1] : take(input, file);
    taken.set(input, [file, isRead]);
    if (await isRead) continue;
    // Another one may have been chosen meanwhile.
    if (input.files?.[0] !== file) continue;
    input.value = '';
    unread.push(input);
  }
  return unread;
}

/** Takes away what was made of the file that was chosen before. */
function drop(input: HTMLInputElement): void {
  taken.delete(input);
  for (const element of takenBeside(input)) element.remove();
}

function takenBeside(input: HTMLInputElement): readonly Element[] {
  return [...(input.parentElement?.querySelectorAll(':scope > [data-taken]') ?? [])];
}

async function take(input: HTMLInputElement, file: File): Promise<boolean> {
  const text = await smallText(file).catch(() => '');
  if (!text) return false;
  if (input.files?.[0] === file) put(input, text);
  return true;
}

/** Puts a picture beside its field: what is sent, and what is seen. */
function put(input: HTMLInputElement, text: string): void {
  const sent = document.createElement('input');
  Object.assign(sent, { type: 'hidden', name: input.name, value: text });
  const shown = new Image();
  Object.assign(shown, { src: text, alt: '' });
  Object.assign(shown.style, { maxHeight: '12rem', maxWidth: '100%', objectFit: 'contain' });
  for (const element of [sent, shown]) element.dataset['taken'] = '';
  input.after(sent, shown);
}

/** The picture as a text that is sent among the others; empty when it cannot be made short enough. */
async function smallText(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const context = canvas.getContext('2d');
  if (!context) return '';
  // What lets the ground through would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const texts = QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality));
  for (const text of texts) {
    const made = text();
    if (made.startsWith(PICTURE_TEXT) && made.length <= LONGEST_PICTURE) return made;
  }
  return '';
}
