import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collectionOf, QUERIED_TYPES, type QueriedType } from '../collections.ts';
import type { ContentService } from '../content-service.ts';
import type { Ask, Subject } from './contract-subject.ts';
import { idsOf } from './ids-of.ts';
import { sampleDocument } from './sample-document.server.ts';
import type { TestDocument } from './samples.ts';

/** The field by which a type is ordered, and values of it from the first to the last. */
const ORDERED = {
  displayOrder: ['displayOrder', [2, 9.5, 10]],
  date: ['', ['2025-02-01', '2024-12-31', '2024-02-01']],
  updatedAt: [
    '_updatedAt',
    ['2024-05-03T00:00:00Z', '2024-05-02T00:00:00Z', '2023-05-01T00:00:00Z'],
  ],
} as const;

/** The part of the contract that derives from `COLLECTIONS`: the query of each type. */
export function describeCollections(subjectOf: () => Subject, ask: Ask): void {
  describe.each(QUERIED_TYPES)('$query', ({ type, query }) => {
    const collection = collectionOf(type);
    const sample = sampleDocument(type);
    const made = (id: string, fields: object = {}): TestDocument => ({
      ...sample,
      _id: id,
      ...fields,
    });
    const answer = async (service: ContentService, kind = sample['kind']) => {
      const asked = service[query as keyof ContentService] as (kind?: unknown) => Promise<unknown>;
      return asked(kind);
    };
    const ids = async (service: ContentService, kind?: unknown) =>
      idsOf((await answer(service, kind)) as { _id: string }[]);

    it('is empty when there is no document, and leaves out drafts and broken ones', async () => {
      const nothing = collection.isSingleton ? null : [];
      expect(await answer(await ask())).toEqual(nothing);
      const service = await ask(made('drafts.a'), made('versions.r1.a'), broken(type, made('b')));
      expect(await answer(service)).toEqual(nothing);
      expect(subjectOf().reports.map(({ documentId }) => documentId)).toEqual(['b']);
    });

    if (collection.isSingleton) {
      it('is the document whose id is the type, else the one last changed', async () => {
        const at = (day: number) => ({ _updatedAt: `2024-05-0${day}T00:00:00Z` });
        const service = await ask(made('older', at(1)), made('newer', at(2)));
        expect(await answer(service)).toMatchObject({ _id: 'newer' });
        await subjectOf().fill([made(type, at(1))]);
        expect(await answer(service)).toMatchObject({ _id: type });
      });
      return;
    }

    it('lists documents in its order, and by id where that is equal', async () => {
      const [given, values] = ORDERED[collection.order ?? 'displayOrder'];
      const field = given === '' ? String(collection.dateField) : given;
      const [first, second, last] = values.map((value) => ({ [field]: value }));
      const service = await ask(made('z', first), made('x', last), made('y', second));
      expect(await ids(service)).toEqual(['z', 'y', 'x']);
      await subjectOf().fill([made('m1', second), made('m2', second)]);
      const equal = (await ids(service)).filter((id) => /^[my]/.test(id));
      expect(equal).toEqual(collection.order === 'date' ? ['y', 'm2', 'm1'] : ['m1', 'm2', 'y']);
    });

    if (collection.hasActiveFlag) {
      it('leaves out what is not active', async () => {
        expect(await ids(await ask(made('on'), made('off', { isActive: false })))).toEqual(['on']);
      });
    }

    if (collection.filteredBy === 'kind') {
      it('lists only the kind that it is asked for', async () => {
        const [one, other] = kindsOf(type);
        const service = await ask(made('one', { kind: one }), made('other', { kind: other }));
        expect(await ids(service, one)).toEqual(['one']);
        expect(await ids(service, other)).toEqual(['other']);
      });
    }
  });
}

/** Two of a type's kinds: any, where it names a service by its key. */
function kindsOf(type: QueriedType): readonly unknown[] {
  const schema = collectionOf(type).schema as v.ObjectSchema<v.ObjectEntries, undefined>;
  const kind = schema.entries['kind'] as v.GenericSchema & {
    readonly options?: readonly unknown[];
  };
  return kind.options ?? ['talleres', 'encargos'];
}

/** The document with one of its required fields made invalid. */
function broken(type: QueriedType, document: TestDocument): TestDocument {
  const { schema } = collectionOf(type);
  const kept = new Set(['_id', '_type', 'kind', 'isActive', 'displayOrder']);
  for (const field of Object.keys(document)) {
    const torn = { ...document, [field]: 42 };
    if (!kept.has(field) && !v.is(schema, torn)) return torn;
  }
  throw new Error(`${type} has no field that can be broken`);
}
