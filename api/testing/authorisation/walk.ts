import type { Proof } from '../proofs/proof';
import { proofOf } from '../proofs/proofs';
import { documentedRoutes } from '../routes';
import { type Call, callsOf } from './calls';
import { type Digest, digestOf } from './digest';
import { namesOf, type World } from './people';
import type { Persona } from './personas';
import { sent } from './sent';
import { foreignTo, type Walk } from './walked';

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
