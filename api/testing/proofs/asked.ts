import type { Relation, Thing } from '../authorisation/ids';
import type { World as Portal } from '../authorisation/people';
import type { Persona } from '../authorisation/personas';

type QueryId = {
  names: Thing;
  /** Default: as `opensOf` says. */
  opens?: readonly Relation[];
  /** For what does not open; a malformed id is 422 in any case. */
  otherwise: 200 | 422;
};

export type Asked = {
  /** Of a call that is carried out, where it is another than the contract says: that depends on the calls before. */
  status?: readonly number[];
  query?: Record<string, QueryId>;
  /** Of ids in the path. Default: as `opensOf` says. */
  opens?: readonly Relation[];
  /** What else the query has to say. */
  asks?: string;
  /** Makes anew what a call that is carried out uses up. */
  renews?: readonly ((world: Portal, persona: Persona) => Promise<void>)[];
  /** Other statuses than those above, by what the thing in the path is to the caller. */
  relations?: Partial<Record<Relation, number>>;
  /** Other statuses than those above, by the state of the caller's account. */
  accounts?: { unusable: number };
  /** What the answer says to whom. */
  says?: { signedIn: object; stranger: object };
};
