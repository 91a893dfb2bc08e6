import type { Proof } from '../proofs/proof';
import { type NamedId, opensOf, type Relation } from './ids';
import type { Persona } from './personas';

export type Verdict = {
  /** Status: one of these. */
  expected: readonly number[];
  /** The call is carried out: neither access nor id stands in the way. */
  granted: boolean;
  /** No other id that opens nothing is answered differently. */
  alike: boolean;
};

export type Parameter = { name: string; in: 'path' | 'query'; id: NamedId };

const refused = (status: number, alike = false): Verdict => ({
  expected: [status],
  granted: false,
  alike,
});

/** Of whoever is refused, whatever is named; null: they are let in. */
export function refusalOf({ access }: Proof, { standing }: Persona): Verdict | null {
  if (access !== 'everybody' && standing === 'stranger') return refused(401);
  if (access === 'investor' && standing === 'newcomer') return refused(403);
  if (access === 'newcomer' && standing === 'investor') return refused(409);
  return null;
}

export function verdictOf(proof: Proof, persona: Persona, parameter: Parameter | null): Verdict {
  const refusal = refusalOf(proof, persona);
  if (refusal) return refusal;
  if (parameter && !opens(proof, persona, parameter)) return closed(proof, parameter);
  const other = parameter?.in === 'path' && otherStatus(proof, parameter.id.relation);
  if (other) return refused(other);
  if (persona.unusable && proof.accounts) return refused(proof.accounts.unusable);
  return { expected: proof.status, granted: true, alike: false };
}

function opens(proof: Proof, { standing }: Persona, { name, in: place, id }: Parameter): boolean {
  const { relation, thing } = id;
  if (relation === 'malformed') return false;
  if (relation === 'for investors' && standing === 'stranger') return false;
  const own = place === 'query' ? proof.query?.[name]?.opens : proof.opens;
  return (own ?? opensOf(thing)).includes(relation);
}

function closed(proof: Proof, { name, in: place, id }: Parameter): Verdict {
  if (place === 'path') return refused(404, true);
  const malformed = id.relation === 'malformed';
  return refused(malformed ? 422 : (proof.query?.[name]?.otherwise ?? 422), !malformed);
}

const otherStatus = (proof: Proof, relation: Relation | 'malformed') =>
  relation === 'malformed' ? undefined : proof.relations?.[relation];
