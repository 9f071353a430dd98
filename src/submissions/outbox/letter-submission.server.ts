import type { LetterSubmission } from '../../mail/index.server.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../i18n/index.ts';
import { RATING_KEYS, TIME_SLOTS, type SubmissionKind } from '../constants.ts';
import type { StoredSubmission } from '../fields.ts';
import type { SubmissionRow } from '../tables.server.ts';

/** The fields of a stored submission: what was checked at intake, without the allergy. */
export function storedFields<Kind extends SubmissionKind>(
  row: SubmissionRow & { readonly kind: Kind },
): StoredSubmission<Kind> {
  return JSON.parse(row.data) as StoredSubmission<Kind>;
}

/** A stored submission as the letters know it. */
export function letterSubmission(row: SubmissionRow, hasAllergies: boolean): LetterSubmission {
  const common = {
    id: row.id,
    language: isLanguage(row.locale) ? row.locale : DEFAULT_LANGUAGE,
    receivedAt: new Date(Number(row.created_at)),
  };
  switch (row.kind) {
    case 'request': {
      const { requestedTime, ...fields } = storedFields({ ...row, kind: 'request' });
      const slot = { name: requestedTime, ...TIME_SLOTS[requestedTime] };
      return { ...common, ...fields, kind: 'request', slot, hasAllergies };
    }
    case 'contact':
      return { ...common, ...storedFields({ ...row, kind: 'contact' }), kind: 'contact' };
    case 'feedback': {
      const fields = storedFields({ ...row, kind: 'feedback' });
      return {
        ...common,
        ...fields,
        kind: 'feedback',
        ratings: RATING_KEYS.map((key) => ({ key, score: fields.ratings[key] })),
        willReturn: fields.willReturn || undefined,
        recommend: fields.recommend || undefined,
      };
    }
  }
}
