import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { deriveKey, KEY_FILE, openDataKey } from './data-key.server.ts';

describe('the data key', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'data-key-'));
    return () => rmSync(directory, { recursive: true, force: true });
  });
  const modeOf = () => statSync(join(directory, KEY_FILE)).mode & 0o777;

  it('is the one given, and then no file is made', () => {
    expect(openDataKey('ab'.repeat(32), directory)).toEqual(Buffer.alloc(32, 0xab));
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is made at the first start for its owner alone, and kept', () => {
    const inside = join(directory, 'new');
    const key = openDataKey(undefined, inside);
    expect(key).toHaveLength(32);
    // As it was made: the next start would narrow it.
    expect(statSync(join(inside, KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(openDataKey(undefined, inside)).toEqual(key);
    expect(readdirSync(inside)).toEqual([KEY_FILE]);
    expect(openDataKey(undefined, directory)).not.toEqual(key);
  });

  it('is taken from others that could read it', () => {
    writeFileSync(join(directory, KEY_FILE), 'cd'.repeat(32), { mode: 0o644 });
    expect(openDataKey(undefined, directory)).toEqual(Buffer.alloc(32, 0xcd));
    expect(modeOf()).toBe(0o600);
  });

  it.each(['', 'abc', 'xy'.repeat(32)])('is never replaced, even by %j', (text) => {
    writeFileSync(join(directory, KEY_FILE), text);
    expect(() => openDataKey(undefined, directory)).toThrow('restore it from a backup');
    expect(readFileSync(join(directory, KEY_FILE), 'utf8')).toBe(text);
  });

  it('gives each purpose a key of its own', () => {
    const key = Buffer.alloc(32, 1);
    expect(deriveKey(key, 'a')).toHaveLength(32);
    expect(deriveKey(key, 'a')).toEqual(deriveKey(key, 'a'));
    expect(deriveKey(key, 'a')).not.toEqual(deriveKey(key, 'b'));
    // HKDF-SHA256: what was stored under another could no longer be read.
    expect(deriveKey(key, 'a').toString('hex')).toBe(
      '18b4f8a7e2bee1c5693226d41a2db928d67e5276c885def12e8c5eb211bcbaf4',
    );
  });

  it('is used by nothing itself: these have a key each', () => {
    const source = join(import.meta.dirname, '..', '..');
    const purposes = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('testing'))
      .map((name) => readFileSync(join(source, name), 'utf8'))
      .flatMap((text) => [...text.matchAll(/deriveKey\(\s*[\w.]+,\s*'([^']+)'/g)])
      .map(([, purpose]) => purpose);
    expect([...new Set(purposes)].sort()).toEqual([
      ...['account challenges', 'account codes', 'account devices', 'account recovery codes'],
      ...['account tries', 'accounts', 'allergies', 'captcha', 'erasures', 'fingerprint'],
      ...[
        'idempotency',
        'limits',
        'pictures',
        'push endpoints',
        'push keys',
        'push subscriptions',
        'quotes',
      ],
    ]);
  });
});
