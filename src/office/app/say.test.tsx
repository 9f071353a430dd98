import { I18nContext } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { words as account } from '../screens/account/words.ts';
import { words as transfer } from '../screens/transfer/words.ts';
import { officeTranslator } from '../words.ts';
import { CallError } from './call.ts';
import { errorWords, officeWords } from './office.ts';
import { useWhy } from './say.ts';

const translate = officeTranslator(
  { office: officeWords.en, errors: errorWords.en, account: account.en, transfer: transfer.en },
  'en',
);

/** How an area, or any, says what went wrong. */
function said(error: unknown, area?: string): string {
  function Why() {
    return useWhy(area)(error);
  }
  const provider = {
    getLocale: () => 'en',
    changeLocale: async () => undefined,
    translate: (key: string, { _: otherwise, ...values }: Record<string, unknown> = {}) =>
      translate(key, values as Record<string, string>, otherwise as string | undefined),
  };
  return renderToStaticMarkup(
    <I18nContext.Provider value={provider}>
      <Why />
    </I18nContext.Provider>,
  );
}

it('says a refusal in the words of its area, in the office’s, or in general', () => {
  const bucketFailed = new CallError(502, 'bucketFailed');
  expect(said(bucketFailed, 'transfer')).toContain('Storage didn’t take the backup');
  expect(said(new CallError(0, 'offline'), 'transfer')).toContain('You’re offline');
  const inGeneral = said(new TypeError('is not a function'));
  expect(inGeneral).toContain('went wrong on our side');
  expect(said(bucketFailed)).toBe(inGeneral);
  expect(said(new CallError(400, 'unheardOf'), 'transfer')).toBe(inGeneral);
});

it('says how long to wait, and what is wrong with a password', () => {
  const slowDown = (wait: number) => said(new CallError(429, 'slowDown', { wait }), 'account');
  expect(slowDown(1)).toContain('Wait 1 second and');
  expect(slowDown(90)).toContain('Wait 2 minutes and');
  const password = new CallError(422, 'password', { problem: 'tooShort' });
  expect(said(password, 'account')).toContain('at least 12 characters');
});
