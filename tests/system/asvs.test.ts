import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SECURITY = join(import.meta.dirname, '..', '..', 'docs', 'security.md');
const TITLE = '## OWASP ASVS 5.0, levels 1 and 2';

/** How many requirements each section of ASVS 5.0 begins with that are of level 1 or 2. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const text = readFileSync(SECURITY, 'utf8').split(TITLE)[1] ?? '';

/** The requirements that a text names, each number or `from to to`. */
function named(part: string): string[] {
  return [...part.matchAll(/(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?/g)].flatMap(
    ([, first = '', last]) => {
      if (last === undefined) return [first];
      const [from, to] = [REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last)];
      return from < 0 || to < from ? [first, last] : REQUIREMENTS.slice(from, to + 1);
    },
  );
}

it('has the 253 requirements of both levels', () => {
  expect(REQUIREMENTS).toHaveLength(253);
});

it('says of each once how it is met, or that it does not apply', () => {
  const rows = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|')[1] ?? '');
  const others = /### What does not apply\n([^#]*)/.exec(text)?.[1] ?? '';
  const found = [...rows, others].flatMap(named);
  expect(found.filter((one, index) => found.indexOf(one) !== index)).toEqual([]);
  expect(REQUIREMENTS.filter((one) => !found.includes(one))).toEqual([]);
  expect(found.filter((one) => !REQUIREMENTS.includes(one))).toEqual([]);
});

it('names a test, a command or a document for each that is met', () => {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.filter((row) => !/`[\w./-]+`|`npm |torture:|\]\([^)]+\)/.test(row))).toEqual([]);
});
