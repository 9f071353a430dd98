import type { ParametersIn } from '../route-parameters.ts';
import { call, type CallMethod, type CallOptions } from './call.ts';

/** What a route says of itself, by its name: `PUT /quotes/:id`. */
type Described = Readonly<Record<'query' | 'body' | 'answer', unknown>>;

type Params<Name extends string> = [ParametersIn<Name>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<ParametersIn<Name>, string>> };

/** Parameters of an address are texts: figures are written so, and what is undefined is left out. */
type Asked<Query> = {
  readonly [Key in keyof Query]:
    | Query[Key]
    | (string extends Query[Key] ? number : never)
    | (undefined extends Query[Key] ? undefined : never);
};

type QueryOf<Query> = [Query] extends [undefined]
  ? unknown
  : object extends Query
    ? { readonly query?: Asked<Query> }
    : { readonly query: Asked<Query> };

/** What is sent as JSON may be readonly; what a route reads by itself is a form or a file. */
type Sent<Body> = Body extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Body extends object
    ? { readonly [Key in keyof Body]: Sent<Body[Key]> }
    : Body;

type BodyOf<Body> = [Body] extends [undefined]
  ? { readonly body?: FormData | Blob }
  : { readonly body: Sent<Body> };

type Options<Name extends string, Route extends Described> = Params<Name> &
  QueryOf<Route['query']> &
  BodyOf<Route['body']> &
  Pick<CallOptions, 'revision' | 'signal'>;

/** What a route answers; of one that answers a file, nothing is known. */
export type Answer<Api, Name extends keyof Api> = Api[Name] extends { readonly answer: infer Value }
  ? Value extends Response
    ? unknown
    : Value
  : never;

type Arguments<Given> = object extends Given ? [options?: Given] : [options: Given];

/** Calls a route by its name, with what it takes; see `call`. */
export type ApiClient<Api> = <Name extends keyof Api & string>(
  name: Name,
  ...given: Arguments<Options<Name, Api[Name] & Described>>
) => Promise<Answer<Api, Name>>;

interface AnyOptions extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
}

/** The calls of an area: which there are, what they take and answer, the server's routes say. */
export function apiOf<Api>(): ApiClient<Api> {
  const client = (name: string, { params = {}, ...options }: AnyOptions = {}) => {
    const [method, path = ''] = name.split(' /');
    const address = path.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    return call(method as CallMethod, address, options);
  };
  return client as ApiClient<Api>;
}
