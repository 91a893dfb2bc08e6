import type { Access, Operation } from '@manzil/shared/contract/operation';
import type { z } from '@manzil/shared/contract/schema';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../../src/platform/postgres/connect';
import type { Thing } from '../authorisation/ids';
import type { World as Portal } from '../authorisation/people';
import type { Json } from '../fuzz/json';
import type { Things } from '../fuzz/owners';
import type { Value } from '../fuzz/slots';
import type { World } from '../fuzz/world';
import type { Asked } from './asked';
import type { Fate } from './fate';

export type Account = { db: Db; investorId: string };

/** In whose name something is sent. */
export type Sender = Account & {
  world: Portal;
  email: string;
  /** The present one of what is written, as `version` reads it. */
  version: number;
};

/** Of an object in a request. */
export type Fields = Readonly<Record<string, Value>>;
/** What a field holds where another one decides about it; undefined: it is left out. */
export type Decided = (all: Fields) => Value | undefined;

/** For one request: what its slots stand for, and cookies besides the session's. */
export type Given = { known?: Things; cookies?: Record<string, string> };

type Fuzzed = {
  /** Few cases, where there is little to draw; many, where one in ten is carried out. */
  draws?: 'few' | 'many';
  /**
   * What a schema cannot tell: which values of its form mean something, by the field, wherever in the request it is. Known
   * without: ids of things, pages, and versions of an edit. None: whatever the schema allows.
   */
  examples?: Record<string, readonly Value[]>;
  /** By the field: what whoever fills in the form makes fit another one. */
  decided?: Record<string, Decided>;
  /** What has to be there so that it can succeed, as often as it is asked. */
  prepare?: (world: World) => Promise<Given> | Promise<void>;
  /** By the place in body or query, such as `items.0.tax_id`. */
  texts?: Record<string, Fate>;
  /** What the portal shows after a write, its texts at the places where they were written. */
  readBack?: (world: World, answer: LightMyRequestResponse, sent: string) => Promise<Json>;
};

type Common = {
  /** Of what is written, as it is now; none: 0. */
  version?: (of: Account) => PromiseLike<{ version: number }[]>;
};

type Sent<B> = B extends z.ZodMiniType ? z.input<B> : Buffer;

/** Such that the owner's write is carried out: a refusal has no other reason than who asks. */
type Sends<O> = O extends { body: infer B }
  ? { sends: (sender: Sender) => Sent<B> | Promise<Sent<B>> }
  : object;

/** What its ids name. What does not open is 404, with the same bytes as what does not exist. */
type Names<O> = O extends { params: infer P extends z.ZodMiniType }
  ? { ids: Record<keyof z.input<P>, Thing> }
  : object;

type Proven<O> = Common & Asked & Fuzzed & Sends<O> & Names<O>;

/** All that tests know of an operation beyond the contract. */
export type Proof = Common &
  Asked &
  Fuzzed & {
    /** `PUT /units/{unit_id}`, as `/openapi.json` has it. */
    name: string;
    method: Operation['method'];
    access: Access;
    status: readonly number[];
    ids: Readonly<Record<string, Thing>>;
    sends?: (sender: Sender) => object | Promise<object>;
  };

/** @param access who may ask, said a second time: whoever opens an operation in the contract alone fails a test */
export function proof<const O extends Operation>(
  { method, path, status = [200] }: O,
  access: Access,
  ...[proven]: object extends Proven<O> ? [proven?: Proven<O>] : [proven: Proven<O>]
): Proof {
  const name = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  return { name, method, access, status, ids: {}, ...proven };
}

/** Answers of the database: the one version there is. */
export async function versionFor(
  { version }: Pick<Proof, 'version'>,
  of: Account,
): Promise<number> {
  const [row] = (await version?.(of)) ?? [];
  return row?.version ?? 0;
}
