import type { ListedEntry } from '../../audit-entry.ts';
import { CallError } from '../../app/call.ts';
import { differencesOf, type Difference } from '../../form/differences.ts';
import type { FormValues } from '../../form/form-values.ts';
import { statesAround } from '../../form/states-around.ts';
import { api, type VersionView } from '../content/api.ts';

/** What was written into a document; the rest moved it or took it away. */
const WRITING = new Set(
  ['draft', 'publish', 'restoreVersion', 'replacePicture', 'import'].map(
    (action) => `document.${action}`,
  ),
);

/** The part of the product that wrote what every installation begins with. */
const SAMPLE = 'sample';

/** Is there a before and an after to look at? */
export function hasDocumentChange({ action, account_id }: ListedEntry): boolean {
  return WRITING.has(action) && account_id !== SAMPLE;
}

/** The document that an entry is about. */
interface Subject {
  readonly type: string;
  readonly id: string;
}

interface KnownState {
  readonly state: 'published' | 'draft';
  readonly updatedAt: number;
  /** A version is fetched by its revision; a draft is there already. */
  readonly revision: string | null;
  readonly values?: FormValues;
}

/** The fields that an entry changed; null when what was there is no longer kept, or the document was erased since. */
export async function documentChange(entry: ListedEntry): Promise<readonly Difference[] | null> {
  return changeOf(entry).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return null;
    throw error;
  });
}

async function changeOf(entry: ListedEntry): Promise<readonly Difference[] | null> {
  const [, type = '', ...rest] = entry.subject.split('/');
  const params = { type, id: rest.join('/') };
  const [form, view, versions] = await Promise.all([
    api('GET /content-types/:type', { params }),
    api('GET /content/:type/:id', { params }),
    versionsBack(params, entry.at),
  ]);
  const states: KnownState[] = versions.map(({ state, updatedAt, revision }) => ({
    ...{ state, updatedAt, revision },
  }));
  const { draft } = view;
  if (draft) states.push({ state: 'draft', revision: null, ...draft });
  const { before, after } = statesAround(states, entry);
  if (!after) return null;
  const [was, is] = await Promise.all([valuesOf(params, before), valuesOf(params, after)]);
  return differencesOf(form.fields, was, is);
}

/** Versions, newest first, as far as one from before the instant. */
async function versionsBack(params: Subject, at: number): Promise<readonly VersionView[]> {
  const found: VersionView[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await api('GET /content/:type/:id/versions', {
      params,
      query: { page },
    });
    found.push(...data);
    const isPast = data.some(({ state, updatedAt }) => state === 'published' && updatedAt < at);
    if (isPast || data.length === 0 || found.length >= total) return found;
  }
}

async function valuesOf(params: Subject, state: KnownState | null): Promise<FormValues> {
  if (!state) return {};
  if (state.values) return state.values;
  const version = state.revision ?? '';
  const address = { params: { ...params, version } };
  return (await api('GET /content/:type/:id/versions/:version', address)).values;
}
