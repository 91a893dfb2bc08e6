import { documentedRoutes, nameOf, type Route } from '../routes';
import { PORTAL } from '../test-app';
import { accountOf } from './bodies';
import { type Call, callsOf } from './calls';
import { type Digest, digestOf } from './digest';
import { MATRIX, type Row } from './matrix';
import { type Persona, renew } from './personas';
import { namesOf, type Person, type World } from './world';

/** What one persona was answered on all routes. */
export type Walk = {
  made: number;
  /** Names of everybody else: no answer may hold one. */
  foreign: readonly string[];
  /** What went otherwise than the matrix says. */
  wrong: string[];
  /** Answers that must not be told apart, by what they are answers to. */
  alike: Map<string, Set<string>>;
  /** Private routes whose answers hold something of the persona's own. */
  showingOwn: Set<string>;
  /** Rows were written that no call of this persona may write. */
  hasTrespassed: boolean;
};

type Step = { row: Row; call: Call };

export const rowOf = (route: Route): Row => {
  const row = MATRIX[nameOf(route)];
  if (!row) throw new Error(`${nameOf(route)} has no row.`);
  return row;
};

/**
 * Makes all calls of a persona. Nobody's rows change by those that are refused, and the victim's by none.
 * @param closely looks at the rows after each route, which takes long, and so names the one that has written
 */
export async function walk(world: World, persona: Persona, closely = false): Promise<Walk> {
  const routes = await documentedRoutes(world.portal);
  const steps = routes.flatMap((route) => {
    const row = rowOf(route);
    return callsOf(route, row, persona).map((call) => ({ row, call }));
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
  for (const { row, call } of steps) await makeCall(world, persona, walked, { row, call });
  const changed = changesOf(before, await digestOf(world.portal.db, watched));
  if (changed.length === 0) return;
  walked.hasTrespassed = true;
  const asked = new Set(steps.map(({ call }) => call.route));
  const who = asked.size === 1 ? [...asked][0] : 'one of the routes';
  walked.wrong.push(`${who} has changed ${changed.join(', ')}`);
}

const changesOf = (before: Digest, after: Digest) =>
  Object.keys(before).filter((table) => before[table] !== after[table]);

async function makeCall(world: World, persona: Persona, walked: Walk, { row, call }: Step) {
  const { wrong, alike, showingOwn, foreign } = walked;
  const answer = await world.portal.app.inject({
    method: call.method,
    url: call.url(persona.person.ids),
    ...(await sent(world, persona, row)),
  });
  const { statusCode, headers, body } = answer;
  if (!call.expected.includes(statusCode)) {
    wrong.push(`${call.kind}: ${statusCode}, not ${call.expected.join(' or ')}`);
  }
  const told = `${JSON.stringify(headers)}${body}`;
  for (const name of foreign.filter((each) => told.includes(each)))
    wrong.push(`${call.kind}: shows ${name}`);
  if (row.access !== 'everybody' && told.includes(persona.person.mark)) showingOwn.add(call.route);
  if (call.granted && row.says && call.method !== 'HEAD') {
    const said = persona.standing === 'stranger' ? row.says.stranger : row.says.signedIn;
    if (body !== JSON.stringify(said)) wrong.push(`${call.kind}: says ${body}`);
  }
  if (call.alike) {
    const comparable = `${statusCode} ${told.replace(/"date":"[^"]*"|request:[0-9a-f-]{36}/g, '')}`;
    alike.set(call.alike, (alike.get(call.alike) ?? new Set()).add(comparable));
  }
  if (call.granted && statusCode < 400) {
    for (const spent of row.spends ?? []) await renew(world, persona, spent);
  }
}

/** Cookie and body of a call. */
export async function sent({ portal, secrets }: World, { person, token }: Persona, { sends }: Row) {
  const headers = { origin: PORTAL, ...(token && { cookie: `session=${token}` }) };
  if (!sends) return { headers };
  const payload = await sends(await accountOf(portal.db, person.id), await secrets());
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  return { headers: { ...headers, 'content-type': type }, payload };
}

function foreignTo(world: World, { person }: Persona): string[] {
  const people = Object.values(world).filter((part): part is Person => 'mark' in Object(part));
  return people.filter((other) => other !== person).flatMap(namesOf);
}
