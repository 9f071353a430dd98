import { randomUUID } from 'node:crypto';
import { evaluate, parse } from 'groq-js';

export interface LakeDocument extends Record<string, unknown> {
  readonly _id: string;
  readonly _type: string;
}

/** An error that the service answers, with its HTTP status and type. */
export class LakeError extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

type Operation = 'create' | 'update' | 'delete' | 'none';

export interface Mutated {
  readonly id: string;
  readonly operation: Operation;
}

/** A dataset in memory that answers GROQ and takes mutations as Sanity's Content Lake does. */
export class Lake {
  readonly documents = new Map<string, LakeDocument>();

  /** Replaces or adds a document, stamped as the service stamps it. */
  put(document: LakeDocument): void {
    const time = new Date().toISOString();
    const created = this.documents.get(document._id)?.['_createdAt'] ?? time;
    const stamped = { _createdAt: created, _updatedAt: time, ...document, _rev: randomUUID() };
    this.documents.set(document._id, stamped);
  }

  async query(groq: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
    let tree;
    try {
      tree = parse(groq, { params });
    } catch (error) {
      throw new LakeError(400, 'queryParseError', error instanceof Error ? error.message : '');
    }
    const value = await evaluate(tree, { dataset: this.#named(params['ids']), params });
    return structuredClone((await value.get()) as unknown);
  }

  /** The documents of these ids, found as by an index; all where none are named. */
  #named(ids: unknown): LakeDocument[] {
    if (!Array.isArray(ids)) return [...this.documents.values()];
    return ids.flatMap((id) => this.documents.get(id as string) ?? []);
  }

  /** Applies all of the mutations, or none of them if one fails. */
  mutate(mutations: readonly Readonly<Record<string, unknown>>[]): Mutated[] {
    const before = new Map(this.documents);
    try {
      return mutations.map((mutation) => this.#apply(mutation));
    } catch (error) {
      this.documents.clear();
      for (const [id, document] of before) this.documents.set(id, document);
      throw error;
    }
  }

  #apply(mutation: Readonly<Record<string, unknown>>): Mutated {
    const [[kind, value] = ['', undefined]] = Object.entries(mutation);
    const given = (value ?? {}) as Record<string, unknown>;
    if (kind === 'delete') return this.#remove(String(given['id']));
    if (kind === 'patch') return this.#patch(String(given['id']), given['set']);
    if (typeof given['_type'] !== 'string') {
      throw new LakeError(400, 'mutationError', 'the document has no _type');
    }
    const document = { _id: randomUUID(), ...given } as unknown as LakeDocument;
    const isThere = this.documents.has(document._id);
    const id = document._id;
    if (kind === 'createIfNotExists' && isThere) return { id, operation: 'none' };
    if (kind === 'create' && isThere) {
      throw new LakeError(409, 'mutationError', `Document by ID "${id}" already exists`);
    }
    if (!['create', 'createIfNotExists', 'createOrReplace'].includes(kind)) {
      throw new LakeError(400, 'mutationError', `unknown mutation ${kind}`);
    }
    this.put(document);
    return { id, operation: isThere ? 'update' : 'create' };
  }

  #remove(id: string): Mutated {
    return { id, operation: this.documents.delete(id) ? 'delete' : 'none' };
  }

  #patch(id: string, fields: unknown): Mutated {
    const document = this.documents.get(id);
    if (!document) throw new LakeError(404, 'mutationError', `no document ${id}`);
    this.put({ ...document, ...(fields as object), _updatedAt: new Date().toISOString() });
    return { id, operation: 'update' };
  }
}
