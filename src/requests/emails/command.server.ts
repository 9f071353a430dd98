import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { escapeMarkup } from '../../http/index.ts';
import { languageOption, wordsLanguage, type Language } from '../../i18n/index.server.ts';
import { writeOutput } from '../../log/index.server.ts';
import type { Email } from '../../email/index.server.ts';
import { composeOwnerEmail, composeVisitorEmail } from './compose.server.ts';
import type { QuoteAnswer } from '../quotes/document.ts';
import { composeAnswer, composeBooking, composeQuote } from '../quotes/emails.server.ts';
import { NO_WAYS } from '../quotes/payment.ts';
import { composeReceipt, composeReminder } from '../quotes/payment-emails.server.ts';
import { samplePayment, sampleQuote, SAMPLE_VISITOR } from '../quotes/sample.server.ts';
import { SAMPLE_CONTEXT, sampleSubmissions } from './samples.server.ts';

const PREVIEW_LANGUAGES: readonly Language[] = ['es', 'en'];
const MESSAGE_ID = '<preview@localhost>';
const OWNER = [{ name: SAMPLE_CONTEXT.business.name, address: SAMPLE_CONTEXT.business.email }];

async function writeEmail(folder: string, name: string, email: Email): Promise<string[]> {
  const files = [
    { file: `${name}.html`, content: email.html },
    { file: `${name}.txt`, content: `${email.subject}\n\n${email.text}` },
    ...email.attachments.map(({ content }) => ({ file: `${name}.ics`, content })),
  ];
  for (const { file, content } of files) await writeFile(join(folder, file), content);
  return files.map(({ file }) => file);
}

/** Writes an email; answers its line on the page that lists them. */
async function listed(folder: string, name: string, email: Email): Promise<string> {
  const files = await writeEmail(folder, name, email);
  const links = files.map((file) => `<a href="${file}">${file}</a>`).join(' · ');
  return `<li>${escapeMarkup(email.subject)}<br>${links}</li>`;
}

/** What is sent about a quote: the quote, its acceptance to both sides, that it is called off, a refusal to the owner. */
async function quoteEmails(language: Language, now: Date) {
  const about = (answer: QuoteAnswer | null) => ({
    version: sampleQuote(language, now, answer),
    visitor: SAMPLE_VISITOR[wordsLanguage(language)],
    link: `${SAMPLE_CONTEXT.siteUrl}/quote/preview`,
    messageId: MESSAGE_ID,
    ...{ ways: NO_WAYS, about: null },
  });
  const held = about('accepted');
  const payment = samplePayment(held.version);
  const paid = {
    ...held,
    version: { ...held.version, state: 'deposited' as const, payments: [payment] },
  };
  const off = { ...held, version: { ...held.version, state: 'calledOff' as const, due: null } };
  const toOwner = { to: OWNER, language };
  return [
    ['visitor', await composeQuote(about(null), SAMPLE_CONTEXT)],
    ['accepted-visitor', await composeBooking(about('accepted'), SAMPLE_CONTEXT)],
    ['accepted-owner', await composeAnswer(about('accepted'), SAMPLE_CONTEXT, toOwner)],
    ['called-off-visitor', await composeBooking(off, SAMPLE_CONTEXT)],
    ['reminder-visitor', await composeReminder(about(null), SAMPLE_CONTEXT)],
    ['receipt-visitor', await composeReceipt(paid, payment, SAMPLE_CONTEXT)],
    ['declined-owner', await composeAnswer(about('declined'), SAMPLE_CONTEXT, toOwner)],
  ] as const;
}

/**
 * Writes every email in both languages, with sample values, as HTML, plain text and calendar file,
 * and a page that lists them. Answers the path of that page.
 */
export async function writeEmailPreviews(folder: string, now = new Date()): Promise<string> {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const language of PREVIEW_LANGUAGES) {
    lines.push(`<h2>${languageOption(language).nativeName}</h2>`, '<ul>');
    for (const submission of sampleSubmissions(language, now)) {
      const owner = await composeOwnerEmail(submission, SAMPLE_CONTEXT, {
        ...{ messageId: MESSAGE_ID, to: OWNER, language },
      });
      const visitor = await composeVisitorEmail(submission, SAMPLE_CONTEXT, {
        messageId: MESSAGE_ID,
      });
      for (const [reader, email] of Object.entries({ visitor, owner })) {
        if (email === null) continue;
        lines.push(await listed(folder, `${language}-${submission.kind}-${reader}`, email));
      }
    }
    for (const [name, email] of await quoteEmails(language, now)) {
      if (email) lines.push(await listed(folder, `${language}-quote-${name}`, email));
    }
    lines.push('</ul>');
  }
  const index = join(folder, 'index.html');
  const head = '<!doctype html><meta charset="utf-8"><title>Emails</title><h1>Emails</h1>';
  await writeFile(index, `${head}\n${lines.join('\n')}\n`);
  return index;
}

const HELP = `npm run emails              previews of every email, in emails-preview of DATA_DIR
npm run emails -- FOLDER    the same, in another folder
`;

/** `npm run emails`. Returns the exit code: 0 done, 2 not understood. */
export async function emailsCommand(args: readonly string[]): Promise<number> {
  const [given] = args;
  if (args.length > 1 || given?.startsWith('-')) {
    writeOutput(HELP);
    return given === '--help' ? 0 : 2;
  }
  const dataDirectory = process.env['DATA_DIR']?.trim() || './data';
  const folder = resolve(given ?? join(dataDirectory, 'emails-preview'));
  writeOutput(`${await writeEmailPreviews(folder)}\n`);
  return 0;
}
