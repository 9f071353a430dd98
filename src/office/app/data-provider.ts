import type { DataProvider, RaRecord } from 'ra-core';
import { call } from './call.ts';

interface Listed {
  readonly data: RaRecord[];
  readonly total: number;
  /** Are there more than were counted? */
  readonly isMore?: boolean;
  readonly meta?: object;
}

/** Only what a query can say: a filter's list as its values with commas, no empty value. */
function filterQuery(filter: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
}

const pathOf = (resource: string, id: unknown) => `${resource}/${encodeURIComponent(String(id))}`;

/** What a record's change is made to; a record without a revision is changed as it is. */
const revisionOf = (record: unknown) => (record as { revision?: string } | undefined)?.revision;

/** Those of ra-core's calls that the office makes, in its API: a resource's name is its path. */
const calls: Partial<DataProvider> = {
  supportAbortSignal: true,

  async getList(resource, { pagination, sort, filter, signal }) {
    const listed = await call<Listed>('GET', resource, {
      query: {
        ...(pagination && { page: pagination.page, perPage: pagination.perPage }),
        ...(sort && { sort: sort.field, order: sort.order }),
        ...filterQuery((filter ?? {}) as Record<string, unknown>),
      },
      signal,
    });
    const { isMore = false } = listed;
    return { ...listed, meta: { ...listed.meta, isMore } } as never;
  },

  async getOne(resource, { id, signal }) {
    return { data: await call('GET', pathOf(resource, id), { signal }) };
  },

  async create(resource, { data }) {
    return { data: await call('POST', resource, { body: data }) };
  },

  async update(resource, { id, data, previousData }) {
    const revision = revisionOf(data) ?? revisionOf(previousData);
    return { data: await call('PUT', pathOf(resource, id), { body: data, revision }) };
  },

  async delete(resource, { id, previousData }) {
    await call('DELETE', pathOf(resource, id), { revision: revisionOf(previousData) });
    return { data: (previousData ?? { id }) as never };
  },
};

export const dataProvider = calls as DataProvider;
