import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { cookieHeader, setUpOwner } from './owner.ts';
import type { BuiltServer } from './server.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The days of the week, as hours have them. */
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A text in Spanish and English. */
export const said = (es: string, en: string) => ({ es, en });

/** A text in Catalan and Spanish. */
export const dit = (ca: string, es: string) => ({ ca, es });

/** A business with nothing but its name, in the built site, whose owner has the office open. */
export interface OwnBusiness {
  readonly url: string;
  /** Fetches a path as a visitor, without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Asks the office for something as the owner. */
  office(path: string): Promise<Response>;
  /** Calls the office as the owner; throws what it refuses. */
  call(method: string, path: string, body?: unknown, revision?: string): Promise<Response>;
  /** Writes a document as its form does, a new one or the one of an id, and publishes it; answers its id. */
  publish(type: string, values: Values, id?: string): Promise<string>;
  /** Puts all documents of a type into the bin. */
  binAll(type: string): Promise<void>;
  /** A picture of one colour in the library, as forms have it. */
  picture(color: string): Promise<Values>;
  /** A picture of one's own, the same. */
  upload(bytes: Uint8Array, name: string): Promise<Values>;
  /** The references of the pictures that it has put there. */
  readonly pictures: readonly string[];
}

/** Sets up a server's new site by an empty start, as its owner does it in the office. */
export async function openBusiness(server: BuiltServer, siteName: string): Promise<OwnBusiness> {
  const { url } = server;
  const cookie = cookieHeader(await setUpOwner(server));

  const get = async (path: string, init: RequestInit = {}) => {
    for (;;) {
      const answer = await fetch(url + path, {
        ...{ redirect: 'manual', ...init },
        headers: { 'Accept-Encoding': 'identity', ...init.headers },
      });
      // Pictures are made when nothing else is to be done: a busy machine says when to ask for one again.
      const seconds = Number(answer.headers.get('retry-after'));
      if (answer.status !== 503 || seconds === 0) return answer;
      await wait(seconds * 1_000);
    }
  };

  const call = async (method: string, path: string, body?: unknown, revision?: string) => {
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };

  const office = (path: string) => fetch(`${url}/api/admin/${path}`, { headers: { cookie } });

  const publish = async (type: string, values: Values, id = type) => {
    interface View {
      readonly id: string;
      readonly revision: string;
      readonly published?: { readonly values: Values } | null;
    }
    const known = await office(`content/${type}/${id}`);
    let view: View;
    if (known.ok) {
      const { revision, published } = (await known.json()) as View;
      const whole = { values: { ...published?.values, ...values } };
      view = (await (await call('PUT', `content/${type}/${id}`, whole, revision)).json()) as View;
    } else view = (await (await call('POST', `content/${type}`, { values })).json()) as View;
    await call('POST', `content/${type}/${view.id}/publish`, undefined, view.revision);
    return view.id;
  };

  const binAll = async (type: string) => {
    const list = (await (await office(`content/${type}`)).json()) as {
      readonly data: readonly { readonly id: string; readonly revision: string }[];
    };
    const documents = list.data.map(({ id, revision }) => ({ id, revision }));
    if (documents.length > 0)
      await call('POST', `content/${type}/bulk`, { action: 'trash', documents });
  };

  const pictures: string[] = [];
  const upload = async (bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('images', new Blob([Uint8Array.from(bytes)]), name);
    const answer = await fetch(`${url}/api/admin/pictures`, {
      ...{ method: 'POST', headers: { cookie }, body: form },
    });
    if (!answer.ok) throw new Error(`No picture: ${answer.status} ${await answer.text()}`);
    const { ref } = (await answer.json()) as { readonly ref: string };
    pictures.push(ref);
    return { asset: { _type: 'reference', _ref: ref } };
  };
  const picture = async (color: string) => {
    const create = { width: 1600, height: 1200, channels: 3 as const, background: color };
    return upload(await sharp({ create }).png().toBuffer(), 'a.png');
  };

  await call('POST', 'sample/removal', { business: { siteName } });
  return { url, get, office, call, publish, binAll, picture, upload, pictures };
}
