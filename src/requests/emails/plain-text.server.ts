import type { EmailBody, EmailFact } from './email-body.server.ts';

/** Columns of a line; a longer word, such as a URL, is not broken. */
const WIDTH = 72;

/** Columns that labels take beside their values at most; a longer one stands on a line of its own. */
const LABEL = 28;

/** Wraps `text` at `WIDTH` columns, indenting each line. Keeps its own line breaks. */
function wrap(text: string, first = '', indent = first): string {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.map((line, at) => `${at === 0 ? first : indent}${line}`.trimEnd()).join('\n');
}

function table(facts: readonly EmailFact[]): string {
  const lines = facts.map(({ label, value }) => ({
    label: label.endsWith('?') ? label : `${label}:`,
    value,
  }));
  const lengths = lines.map(({ label }) => label.length);
  const width = Math.max(1, ...lengths.filter((length) => length <= LABEL)) + 1;
  const indent = ' '.repeat(width);
  return lines
    .map(({ label, value }) =>
      label.length > LABEL
        ? `${wrap(label)}\n${wrap(value, indent)}`
        : wrap(value, label.padEnd(width), indent),
    )
    .join('\n');
}

const ruled = (title: string) => `${title}\n${'-'.repeat(Math.min(title.length, WIDTH))}`;

/** The email as plain text. */
export function plainText(email: EmailBody): string {
  const { heading, intro, facts, quote, notices, steps, closing, action, footer } = email;
  const parts = [
    `${wrap(heading)}\n${'='.repeat(Math.min(heading.length, WIDTH))}`,
    ...intro.map((text) => wrap(text)),
    ...notices.map((notice) => wrap(notice, '* ', '  ')),
    table(facts),
  ];
  if (quote) parts.push(ruled(quote.title), wrap(quote.text, '> '));
  if (steps) {
    const items = steps.items.map((item, at) => wrap(item, `${at + 1}. `, '   '));
    parts.push(ruled(steps.title), items.join('\n'));
  }
  // An address to write to is that of the sender.
  const page = action?.href.startsWith('mailto:') ? undefined : action;
  // What it says below the button of the HTML, for who cannot press that, is said here already.
  const smallPrint = email.smallPrint.filter((text) => !page || !text.includes(page.href));
  parts.push(
    ...closing.map((text) => wrap(text)),
    page ? `${wrap(`${page.label}:`)}\n${page.href}` : '',
    footer.length > 0 ? `-- \n${table(footer)}` : '',
    ...smallPrint.map((text) => wrap(text)),
  );
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
