import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, isWritten, keepDraft, keptValues, parseDraft, readDraft } from './draft.ts';

/** A storage that works like the browser's. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('holds neither health data, nor consents, nor what guards the form', () => {
    const values = {
      firstName: 'Ana',
      lastName: '',
      allergy: 'nueces',
      allergyConsent: 'on',
      website: 'x',
      locale: 'es',
      workshop: 'Queso',
    };
    const picture = { 'own.like': 'data:image/jpeg;base64,AAAA' };
    expect(keptValues('request', { ...values, ...picture })).toEqual({ firstName: 'Ana' });
    expect(
      keptValues('feedback', { name: 'Ana', terms: 'on', 'ratings.foodQuality': '5' }),
    ).toEqual({ name: 'Ana', 'ratings.foodQuality': '5' });
  });

  it('comes back with the key it was sent with', () => {
    vi.stubGlobal('sessionStorage', storage());
    keepDraft('request', { values: { firstName: 'Ana' }, attempt: { key: 'k', sent: 'm' } });
    expect(readDraft('request')).toEqual({
      values: { firstName: 'Ana' },
      attempt: { key: 'k', sent: 'm' },
    });
    expect(readDraft('contact')).toBeNull();
    dropDraft('request');
    expect(readDraft('request')).toBeNull();
  });

  it('is written once somebody wrote in it, and not by the day that the form begins with', () => {
    const draft = (values: Record<string, string>) => ({ values, corrects: 'k' });
    expect([null, draft({}), draft({ date: '2026-11-24' })].map(isWritten)).toEqual([
      false,
      false,
      false,
    ]);
    expect(isWritten(draft({ date: '2026-11-24', name: 'Ana' }))).toBe(true);
  });

  it('that corrects a kept submission names it, even while nothing else is there', () => {
    vi.stubGlobal('sessionStorage', storage());
    keepDraft('request', { values: {}, corrects: 'k' }, 'queso');
    expect(readDraft('request', 'queso')).toEqual({ values: {}, corrects: 'k' });
  });

  it('is one of each form of its kind: a workshop’s is not the page’s', () => {
    vi.stubGlobal('sessionStorage', storage());
    keepDraft('request', { values: { firstName: 'Ana' } }, 'queso');
    expect(readDraft('request')).toBeNull();
    expect(readDraft('request', 'halloween')).toBeNull();
    expect(readDraft('request', 'queso')).toMatchObject({ values: { firstName: 'Ana' } });
    dropDraft('request', 'queso');
    expect(readDraft('request', 'queso')).toBeNull();
  });

  it('holds nothing of what the page had filled in, until it is chosen otherwise', () => {
    vi.stubGlobal('sessionStorage', storage());
    const preset = { service: 'catering' };
    keepDraft('request', { values: { service: 'catering' }, preset });
    expect(readDraft('request')).toBeNull();
    keepDraft('request', { values: { service: 'chef' }, preset });
    expect(readDraft('request')).toEqual({ values: { service: 'chef' }, preset });
  });

  it('is removed once the form is empty again', () => {
    vi.stubGlobal('sessionStorage', storage());
    keepDraft('contact', { values: { message: 'hola' } });
    keepDraft('contact', { values: { message: '' } });
    expect(sessionStorage.getItem('draft:contact')).toBeNull();
  });

  it('is nothing when the browser keeps nothing, or something else stands there', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(readDraft('request')).toBeNull();
    expect(() => keepDraft('request', { values: { firstName: 'Ana' } })).not.toThrow();
    for (const text of [null, '', 'null', '{', '[]', '{"values":3}']) {
      expect(parseDraft(text)).toBeNull();
    }
  });
});
