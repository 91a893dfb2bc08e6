import { isLong } from '@manzil/shared/testing/ring';
import type { Proof } from '../proofs/proof';
import type { Route } from '../routes';
import { addressOf } from './call-address';
import { type Ids, kindsOfId, type NamedId, type Relation, type Thing } from './ids';
import type { Persona } from './personas';
import { type Parameter, refusalOf, type Verdict, verdictOf } from './verdicts';

export type Call = Pick<Verdict, 'expected' | 'granted'> & {
  route: string;
  /** For whoever reads a failure. */
  kind: string;
  method: Route['method'] | 'HEAD';
  url: (ids: Ids) => string;
  /** Answers of calls with the same text here must be the same to the byte: what is missing, and what is kept from one. */
  alike: string | null;
};

/** All calls of one persona to one route: every parameter with every kind of id. */
export function callsOf(route: Route, proof: Proof, persona: Persona): Call[] {
  const { ids } = persona.person;
  const letIn = !refusalOf(proof, persona);
  // How an address is read does not depend on who writes it.
  const closely = isLong || persona.isSly;
  // Without a session no id is looked at; in the long ring those are asked too whom onboarding keeps out.
  const everyWay = closely && (letIn || (isLong && persona.standing !== 'stranger'));
  // Who is refused is so whatever is named; the stranger without a token names everything.
  const named = letIn || isLong || persona.token === null ? undefined : 1;
  const path = Object.entries(proof.ids);
  const variants: Parameter[] = [
    ...path.flatMap(([name, thing]) =>
      kindsOfId(thing, ids, everyWay)
        .slice(0, named)
        .map((id) => ({ name, in: 'path' as const, id })),
    ),
    ...Object.entries(proof.query ?? {}).flatMap(([name, { names }]) =>
      [...kindsOfId(names, ids, everyWay), ...(closely ? twice(names, name, ids) : [])]
        .slice(0, named)
        .map((id) => ({ name, in: 'query' as const, id })),
    ),
  ];
  const without = path.length === 0 ? [null] : [];
  return [...without, ...variants].flatMap((parameter) => {
    const call = callWith(route, proof, persona, parameter);
    const plain = parameter === null || parameter.id.plain;
    return route.method === 'GET' && plain && closely ? [call, headOf(call)] : [call];
  });
}

const headOf = (call: Call): Call => ({
  ...call,
  method: 'HEAD',
  kind: `${call.kind}, head only`,
  alike: null,
});

/** The same parameter twice: which of the two would count? */
function twice(thing: Thing, name: string, ids: Ids): NamedId[] {
  const relations = Object.keys(ids[thing] ?? {}) as Relation[];
  return relations.map((relation) => ({
    kind: `own and ${relation} at once`,
    plain: false,
    thing,
    relation: 'malformed',
    text: (now) => `${now[thing]?.own ?? ''}&${name}=${now[thing]?.[relation]}`,
  }));
}

function callWith(route: Route, proof: Proof, persona: Persona, parameter: Parameter | null): Call {
  const { expected, granted, alike } = verdictOf(proof, persona, parameter);
  const about = proof.name;
  return {
    route: about,
    kind: `${about}${parameter ? `, ${parameter.name}: ${parameter.id.kind}` : ''}`,
    method: route.method,
    expected,
    granted,
    alike: alike ? `${about} ${parameter?.name} ${expected}` : null,
    url: (ids) => addressOf(route, proof, ids, parameter),
  };
}
