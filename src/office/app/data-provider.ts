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

const pathOf = (resource: string, id: unknown) =>
  `${resource}/${encodeURIComponent(String(id)).replaceAll('%2F', '/')}`;

/** What a record's change is made to; a record without a revision is changed as it is. */
const revisionOf = (record: unknown) => (record as { revision?: string } | undefined)?.revision;

/** ra-core's calls in the office's API: a resource's name is its path. */
export const dataProvider: DataProvider = {
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

  async getMany(resource, { ids, signal }) {
    const data = await Promise.all(
      ids.map((id) =>
        call<RaRecord>('GET', pathOf(resource, id), { signal }).catch(() => undefined),
      ),
    );
    return { data: data.filter((record) => record !== undefined) as never };
  },

  async getManyReference(resource, { target, id, filter, ...params }) {
    return this.getList(resource, { ...params, filter: { ...filter, [target]: id } }) as never;
  },

  async create(resource, { data }) {
    return { data: await call('POST', resource, { body: data }) };
  },

  async update(resource, { id, data, previousData }) {
    const revision = revisionOf(data) ?? revisionOf(previousData);
    return { data: await call('PUT', pathOf(resource, id), { body: data, revision }) };
  },

  async updateMany(resource, { ids, data }) {
    for (const id of ids) await call('PATCH', pathOf(resource, id), { body: data });
    return { data: ids };
  },

  async delete(resource, { id, previousData }) {
    await call('DELETE', pathOf(resource, id), { revision: revisionOf(previousData) });
    return { data: (previousData ?? { id }) as never };
  },

  async deleteMany(resource, { ids }) {
    for (const id of ids) await call('DELETE', pathOf(resource, id));
    return { data: ids };
  },
};
