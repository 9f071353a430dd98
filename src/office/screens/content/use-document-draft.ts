import { useCallback, useEffect } from 'react';
import { localeSettingsOf } from '../../../content/index.ts';
import { setLocaleSettings } from '../../../i18n/index.ts';
import type { FormValues } from '../../form/form-values.ts';
import { useSay } from '../../app/say.ts';
import { api, type DocumentView } from './api.ts';
import { useAutosave, type Autosave, type Written } from '../../ui/use-autosave.ts';
import { setAt, valueAt, type FieldPath } from './set-at.ts';

export interface Draft extends Omit<Autosave<DocumentView, FormValues>, 'change' | 'now'> {
  readonly values: FormValues;
  set(path: FieldPath, value: unknown): void;
  /** The value at a place, as it is now. */
  read(path: FieldPath): unknown;
  /** Takes the document out of the bin; what is typed here goes on from it as it comes out. */
  restoreTheirs(): Promise<void>;
}

/** A document being edited: what is typed is saved as its draft. By published settings the office goes itself. */
export function useDocumentDraft(type: string, id: string): Draft {
  const path = `content/${type}/${encodeURIComponent(id)}`;
  const { change, now, ...draft } = useAutosave<DocumentView, FormValues>({
    ...{ path, writtenOf, bodyOf },
  });
  const published = draft.view?.published?.values;
  useEffect(() => {
    if (type === 'globalSettings' && published) setLocaleSettings(localeSettingsOf(published));
  }, [type, published]);
  const set = useCallback(
    (place: FieldPath, value: unknown) =>
      change((before) => {
        const isUpdate = typeof value === 'function';
        const next = isUpdate ? (value as Updater)(valueAt(before, place)) : value;
        return setAt(before, place, next) as FormValues;
      }),
    [change],
  );
  const read = useCallback((place: FieldPath) => valueAt(now(), place), [now]);
  const say = useSay();
  const { theirs, follow, reload } = draft;
  const restoreTheirs = async () => {
    try {
      const { revision } = theirs ?? {};
      follow(await api('POST /content/:type/:id/restore', { params: { type, id }, revision }));
    } catch (failure) {
      say(failure);
      // Somebody has taken it out already, or it is gone for good.
      await reload();
    }
  };
  return { ...draft, values: draft.values ?? NOTHING, set, read, restoreTheirs };
}

const NOTHING: FormValues = {};

function writtenOf({ draft, published, trashed }: DocumentView): Written<FormValues> {
  const { values = NOTHING, author = null } = draft ?? published ?? {};
  return { values, author, isTrashed: trashed !== null };
}

const bodyOf = (values: FormValues) => ({ values });

type Updater = (before: unknown) => unknown;
