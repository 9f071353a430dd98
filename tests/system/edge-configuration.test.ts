import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_KEY, LANGUAGES } from '../../src/i18n/index.ts';
import { DINER_PARAMETER } from '../../src/site/index.server.ts';
import { FILES } from '../../src/site/generated-files.server.ts';
import { ROUTES } from '../../src/site/routes.server.ts';

import { MOST_UPLOADED } from '../../src/office/api/transfer-routes.server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');

/** Any may be the default one day: what is at the root today may have its language's address tomorrow. */
const CODES = LANGUAGES.map(({ code }) => code);

/** The names in the query of each page and file that is kept, in the order of their one spelling. */
function queryParameters(): string[][] {
  return [...ROUTES, ...FILES]
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ path, parameters = {} }) =>
      Object.keys(parameters).filter((name) => !path.includes(`:${name}`)),
    );
}

describe('the configurations that are shipped', () => {
  it('key pages by every parameter that a page has, and by no other, in the order of the pages', () => {
    const nginx = read('nginx/sobremesa.conf');
    const keyed = [...nginx.matchAll(/^map \$arg_(\w+) /gm)].map(([, name]) => name);
    expect(new Set(keyed)).toEqual(new Set(queryParameters().flat()));
    const joined = /^map "((?:\$edge_\w+)+)"/m.exec(nginx)?.[1]?.split('$edge_').slice(1) ?? [];
    expect(joined).toEqual(keyed);
    for (const names of queryParameters()) {
      expect(keyed.filter((name) => names.includes(name ?? ''))).toEqual(names);
    }
    const varnish = /\(\?!\(([\w|]+)\)=\)/.exec(read('varnish/default.vcl'))?.[1]?.split('|');
    expect(varnish).toEqual(keyed);
  });

  it.each(['nginx/sobremesa.conf', 'nginx/several-machines.conf', '../docs/operations.md'])(
    'pass the largest import on, and wait for it: %s',
    (file) => {
      const text = read(file);
      const sizes = [...text.matchAll(/client_max_body_size (\d+)m/g)].map(([, size]) =>
        Number(size),
      );
      expect(Math.max(...sizes)).toBeGreaterThan(MOST_UPLOADED / 1_048_576);
      expect(text).toContain('proxy_read_timeout 180s;');
    },
  );

  it.each([
    ['nginx/sobremesa.conf', 'proxy_set_header X-Request-Id $request_id;'],
    ['nginx/several-machines.conf', 'proxy_set_header X-Request-Id $request_id;'],
    ['Caddyfile', 'header_up X-Request-Id {http.request.uuid}'],
    ['../docs/operations.md', 'header_up X-Request-Id {http.request.uuid}'],
    ['varnish/default.vcl', 'unset req.http.X-Request-Id;'],
  ])('let no visitor name their request: %s', (file, line) => {
    expect(read(file)).toContain(line);
  });

  it.each(['nginx/sobremesa.conf', 'varnish/default.vcl'])(
    'know the languages, their cookie and the filter of a diner: %s',
    (file) => {
      const text = read(file);
      expect(text).toMatch(new RegExp(`${LANGUAGE_KEY}=\\((?:\\?<\\w+>)?${CODES.join('\\|')}\\)`));
      expect(text).toContain(`^/(${file.startsWith('nginx') ? '?:' : ''}${CODES.join('|')})(`);
      expect(text).toMatch(new RegExp(`[&)\\]]\\)?${DINER_PARAMETER}=`));
    },
  );
});
