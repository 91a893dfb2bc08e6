import type { z } from './schema';

/** Whom an operation answers at all; decided before any id is looked at. */
export type Access =
  /** With or without a session. */
  | 'everybody'
  /** Whoever is signed in, before onboarding is finished too. Without a session: 401. */
  | 'account'
  /** Whoever is signed in and not through with onboarding. After: 409. */
  | 'newcomer'
  /** Whoever is signed in and through with onboarding. Before: 403. */
  | 'investor';

export const OCTETS = 'application/octet-stream';

/** One operation of the API: route, client, documentation and proofs are made of it. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each of `params`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** JSON, or the bytes of a file. */
  readonly body?: z.ZodMiniType | typeof OCTETS;
  /** JSON, or a file of one of these media types. */
  readonly answer: z.ZodMiniType | readonly string[];
  /** Of a success. Default: 200. `[200, 201]`: 201 the first time, 200 for the same again. */
  readonly status?: readonly (200 | 201)[];
};

type Sent<S> = S extends z.ZodMiniType ? z.input<S> : never;

type Part<O, K extends string> =
  O extends Record<K, infer S>
    ? object extends Sent<S>
      ? { [key in K]?: Sent<S> }
      : { [key in K]: Sent<S> }
    : { [key in K]?: never };

/** In a path any text can stand; one that names nothing is answered with 404. */
type Params<O> = O extends { params: infer S }
  ? { params: { [key in keyof Sent<S>]: string | number } }
  : { params?: never };

/** Parameters and query, as whoever asks gives them. */
export type AddressInput<O> = Params<O> & Part<O, 'query'>;

/** As an argument, which may be left out where nothing has to be given. */
export type Given<I> = object extends I ? [input?: I] : [input: I];

/** Parameters, query and body. */
export type OperationInput<O> = AddressInput<O> & Part<O, 'body'>;

/** What a success says, as whoever asks reads it. */
export type AnswerOf<O> = O extends { answer: infer A extends z.ZodMiniType } ? z.output<A> : never;

/** Where an operation is asked: its path with parameters and query. What is undefined is left out of the query. */
export function addressOf(
  { path }: Pick<Operation, 'path'>,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name as keyof typeof params]),
  );
  const asked = String(new URLSearchParams(JSON.parse(JSON.stringify(query))));
  return asked ? `${filled}?${asked}` : filled;
}
