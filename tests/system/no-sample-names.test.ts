import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { namesIn, sampleNames } from '../support/sample-names.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');

/** Files that may name them, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'content/older-forms.server.ts': 'reads documents of 0.1.0, whose six services were code',
  'requests/emails/samples.server.ts': 'previews of emails, as the sample business sends them',
  'requests/quotes/sample.server.ts': 'previews of quotes, as the sample business sends them',
};

it('no name of the sample business is in the sources: it is a business like any other', () => {
  expect(sampleNames()).toEqual(
    expect.arrayContaining(['La Sobremesa', 'Málaga', 'Kiosco', 'Kiosk']),
  );
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name),
  );
  const found = files.flatMap((name) =>
    namesIn(readFileSync(join(SOURCE, name), 'utf8')).map((word) => `${name}: ${word}`),
  );
  const isAllowed = (line: string) => Object.keys(ALLOWED).some((name) => line.startsWith(name));
  expect(found.filter((line) => !isAllowed(line))).toEqual([]);
  // An exception that nothing needs any more goes.
  for (const name of Object.keys(ALLOWED))
    expect(
      found.some((line) => line.startsWith(name)),
      name,
    ).toBe(true);
});
