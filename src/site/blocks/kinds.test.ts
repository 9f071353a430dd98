import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { block } from '../../content/index.ts';

/** What a page is there for: it shows that itself. */
const OWN = 'body';

const kinds = block.options.map(({ entries }) => entries._type.literal);

it.each(kinds.filter((kind) => kind !== OWN))(
  '%s has its view in kinds/, under its name',
  (kind) => {
    expect(existsSync(join(import.meta.dirname, 'kinds', `${kind}.server.tsx`))).toBe(true);
  },
);
