import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languageOption, loadCatalogues, type Language } from '../../i18n/index.server.ts';
import { writeOutput } from '../../log/index.server.ts';
import type { Letter } from '../transport.server.ts';
import { composeOwnerLetter, composeVisitorLetter } from './compose.server.ts';
import { SAMPLE_CONTEXT, sampleSubmissions } from './samples.ts';

const PREVIEW_LANGUAGES: readonly Language[] = ['es', 'en'];
const MESSAGE_ID = '<preview@localhost>';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

async function writeLetter(folder: string, name: string, letter: Letter): Promise<string[]> {
  const files = [
    { file: `${name}.html`, content: letter.html },
    { file: `${name}.txt`, content: `${letter.subject}\n\n${letter.text}` },
    ...letter.attachments.map(({ content }) => ({ file: `${name}.ics`, content })),
  ];
  for (const { file, content } of files) await writeFile(join(folder, file), content);
  return files.map(({ file }) => file);
}

/**
 * `npm run letters [-- folder]`: writes every letter in both languages, with sample values, as
 * HTML, plain text and calendar, and a page that lists them. Answers the path of that page.
 */
export async function writeLetterPreviews(folder: string, now = new Date()): Promise<string> {
  await loadCatalogues(PREVIEW_LANGUAGES);
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const language of PREVIEW_LANGUAGES) {
    lines.push(`<h2>${languageOption(language).nativeName}</h2>`, '<ul>');
    for (const submission of sampleSubmissions(language, now)) {
      const owner = await composeOwnerLetter(submission, SAMPLE_CONTEXT, {
        messageId: MESSAGE_ID,
        to: [{ name: SAMPLE_CONTEXT.business.name, address: SAMPLE_CONTEXT.business.email }],
        language,
      });
      const visitor = await composeVisitorLetter(submission, SAMPLE_CONTEXT, {
        messageId: MESSAGE_ID,
      });
      for (const [reader, letter] of Object.entries({ visitor, owner })) {
        if (letter === null) continue;
        const files = await writeLetter(folder, `${language}-${submission.kind}-${reader}`, letter);
        const links = files.map((file) => `<a href="${file}">${file}</a>`).join(' · ');
        lines.push(`<li>${escaped(letter.subject)}<br>${links}</li>`);
      }
    }
    lines.push('</ul>');
  }
  const index = join(folder, 'index.html');
  const head = '<!doctype html><meta charset="utf-8"><title>Letters</title><h1>Letters</h1>';
  await writeFile(index, `${head}\n${lines.join('\n')}\n`);
  return index;
}

/** The command: the folder is the first argument, or `letters-preview` in the data folder. */
export async function lettersCommand(args: readonly string[]): Promise<void> {
  const dataDirectory = process.env['DATA_DIR']?.trim() || './data';
  const folder = resolve(args[0] ?? join(dataDirectory, 'letters-preview'));
  writeOutput(`${await writeLetterPreviews(folder)}\n`);
}
