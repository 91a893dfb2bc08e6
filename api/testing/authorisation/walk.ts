import { type Proof, versionFor } from '../proofs/proof';
import { proofOf } from '../proofs/proofs';
import { documentedRoutes } from '../routes';
import { PORTAL } from '../test-app';
import { type Call, callsOf } from './calls';
import { type Digest, digestOf } from './digest';
import { namesOf, type Person, type World } from './people';
import type { Persona } from './personas';

/** What one persona was answered on all routes. */
export type Walk = {
  made: number;
  /** Names of everybody else: no answer may hold one. */
  foreign: readonly string[];
  /** What went otherwise than the proofs say. */
  wrong: string[];
  /** Answers that must not be told apart, by what they are answers to. */
  alike: Map<string, Set<string>>;
  /** Private routes whose answers hold something of the persona's own. */
  showingOwn: Set<string>;
  /** Rows were written that no call of this persona may write. */
  hasTrespassed: boolean;
};

type Step = { proof: Proof; call: Call };

/**
 * Makes all calls of a persona. Nobody's rows change by those that are refused, and the victim's by none.
 * @param closely looks at the rows after each route, which takes long, and so names the one that has written
 */
export async function walk(world: World, persona: Persona, closely = false): Promise<Walk> {
  const routes = await documentedRoutes(world.portal);
  const steps = routes.flatMap((route) => {
    const proof = proofOf(route);
    return callsOf(route, proof, persona).map((call) => ({ proof, call }));
  });
  const walked: Walk = {
    made: steps.length,
    foreign: foreignTo(world, persona),
    wrong: [],
    alike: new Map(),
    showingOwn: new Set(),
    hasTrespassed: false,
  };
  // The refused ones first: those that are carried out use things up.
  const refused = steps.filter(({ call }) => !call.granted);
  const granted = steps.filter(({ call }) => call.granted);
  for (const [some, watched] of [
    [refused, []],
    [granted, namesOf(persona.victim)],
  ] as const) {
    const looks = closely ? byRoute(some) : [some];
    for (const look of looks) await watch(world, persona, walked, { steps: look, watched });
  }
  return walked;
}

const byRoute = (steps: readonly Step[]): Step[][] =>
  [...new Set(steps.map(({ call }) => call.route))].map((route) =>
    steps.filter(({ call }) => call.route === route),
  );

type Look = { steps: readonly Step[]; watched: readonly string[] };

async function watch(world: World, persona: Persona, walked: Walk, { steps, watched }: Look) {
  const before = await digestOf(world.portal.db, watched);
  for (const step of steps) await makeCall(world, persona, walked, step);
  const changed = changesOf(before, await digestOf(world.portal.db, watched));
  if (changed.length === 0) return;
  walked.hasTrespassed = true;
  const asked = new Set(steps.map(({ call }) => call.route));
  const who = asked.size === 1 ? [...asked][0] : 'one of the routes';
  walked.wrong.push(`${who} has changed ${changed.join(', ')}`);
}

const changesOf = (before: Digest, after: Digest) =>
  Object.keys(before).filter((table) => before[table] !== after[table]);

async function makeCall(world: World, persona: Persona, walked: Walk, { proof, call }: Step) {
  const { wrong, alike, showingOwn, foreign } = walked;
  const answer = await world.portal.app.inject({
    method: call.method,
    url: call.url(persona.person.ids),
    ...(await sent(world, persona, proof)),
  });
  const { statusCode, headers, body } = answer;
  if (!call.expected.includes(statusCode)) {
    wrong.push(`${call.kind}: ${statusCode}, not ${call.expected.join(' or ')}`);
  }
  const told = `${JSON.stringify(headers)}${body}`;
  for (const name of foreign.filter((each) => told.includes(each)))
    wrong.push(`${call.kind}: shows ${name}`);
  if (proof.access !== 'everybody' && told.includes(persona.person.mark))
    showingOwn.add(call.route);
  if (call.granted && proof.says && call.method !== 'HEAD') {
    const said = persona.standing === 'stranger' ? proof.says.stranger : proof.says.signedIn;
    if (body !== JSON.stringify(said)) wrong.push(`${call.kind}: says ${body}`);
  }
  if (call.alike) {
    const comparable = `${statusCode} ${told.replace(/"date":"[^"]*"|request:[0-9a-f-]{36}/g, '')}`;
    alike.set(call.alike, (alike.get(call.alike) ?? new Set()).add(comparable));
  }
  if (call.granted && statusCode < 400) {
    for (const renew of proof.renews ?? []) await renew(world, persona);
  }
}

/** Cookie and body of a call. */
export async function sent(world: World, { person, token }: Persona, proof: Proof) {
  const headers = { origin: PORTAL, ...(token && { cookie: `session=${token}` }) };
  if (!proof.sends) return { headers };
  const of = { db: world.portal.db, investorId: person.id };
  const version = await versionFor(proof, of);
  const payload = await proof.sends({ ...of, world, email: person.email, version });
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  return { headers: { ...headers, 'content-type': type }, payload };
}

function foreignTo(world: World, { person }: Persona): string[] {
  const people = Object.values(world).filter((part): part is Person => 'mark' in Object(part));
  return people.filter((other) => other !== person).flatMap(namesOf);
}
