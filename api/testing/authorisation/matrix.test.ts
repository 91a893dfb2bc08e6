import '../cheap-hashes';
import '../checks-here';
import { NOON } from '../portfolio';
import { documentedRoutes, nameOf, type Route, servedRoutes } from '../routes';
import { buildTestApp, PORTAL, type TestApp } from '../test-app';
import { accountOf } from './bodies';
import { type Call, callsOf } from './calls';
import { digestOf } from './digest';
import { MATRIX, type Row } from './matrix';
import { PERSONAS, type Persona, renew } from './personas';
import { buildWorld, namesOf, type Person, type World } from './world';

jest.setTimeout(120_000);

const LEAST_CALLS = 3_000;
const FORM = 'application/x-www-form-urlencoded';

let portal: TestApp;
let world: World;
let routes: Route[];
/** Calls that all personas together have made. */
let made = 0;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  world = await buildWorld(portal);
  routes = await documentedRoutes(portal);
});
afterAll(() => portal.close());

test('every route has a row in the matrix, and every row a route', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(routes.map(nameOf).sort());
});

test('every route is documented but the documentation', () => {
  // A trailing slash is no part of a route.
  const documented = routes.map((route) => nameOf(route).replace(/\/$/, ''));
  expect(servedRoutes(portal).sort()).toEqual(['GET /openapi.json', ...documented].sort());
});

const names = Object.keys(PERSONAS) as (keyof typeof PERSONAS)[];

test.each(names)('%s: every route answers as the matrix says', async (name) => {
  const persona = await PERSONAS[name](world);
  const walk: Walk = { persona, wrong: [], alike: new Map(), showingOwn: new Set() };
  for (const route of routes) await walkRoute(walk, route);
  expect(walk.wrong).toEqual([]);
  expect([...walk.alike].filter(([, answers]) => answers.size > 1)).toEqual([]);
  // What others are not shown is there to be shown.
  if (persona.standing === 'stranger') expect([...walk.showingOwn]).toEqual([]);
  else expect(walk.showingOwn.size).toBeGreaterThanOrEqual(5);
});

test.each<[string, Record<string, string>]>([
  ['a form of another site', { origin: 'https://evil.example', 'content-type': FORM }],
  [
    'a multipart form of another site',
    { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['a text/plain form', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['a script of another site', { origin: 'https://evil.example' }],
  ['a sibling host', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a browser that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a form without an origin', { 'content-type': FORM }],
])('no write from %s is carried out, on any route', async (_name, foreign) => {
  const owner = await PERSONAS['the owner'](world);
  const before = await digestOf(portal.db);
  const carriedOut: string[] = [];
  for (const route of routes.filter(({ method }) => method !== 'GET')) {
    const row = rowOf(route);
    const own = callsOf(route, row, owner).find(({ granted }) => granted);
    const { headers, payload } = await sent(owner, row);
    const { origin: _, ...ours } = headers;
    const answer = await portal.app.inject({
      method: route.method,
      url: own?.url(owner.person.ids) ?? '',
      headers: { ...ours, ...foreign },
      ...(payload && { payload }),
    });
    made += 1;
    if (answer.statusCode !== 403 || answer.json().code !== 'request.cross_site')
      carriedOut.push(`${nameOf(route)} ${answer.statusCode}`);
  }
  expect(carriedOut).toEqual([]);
  expect(await digestOf(portal.db)).toEqual(before);
});

test('the matrix was asked thousands of times', () => {
  process.stdout.write(`${made} calls of ${names.length} personas to ${routes.length} routes\n`);
  expect(made).toBeGreaterThanOrEqual(LEAST_CALLS);
});

type Walk = {
  persona: Persona;
  /** What went otherwise than the matrix says. */
  wrong: string[];
  /** Answers that must not be told apart, by what they are answers to. */
  alike: Map<string, Set<string>>;
  /** Private routes whose answers hold something of the persona's own. */
  showingOwn: Set<string>;
};

const rowOf = (route: Route): Row => {
  const row = MATRIX[nameOf(route)];
  if (!row) throw new Error(`${nameOf(route)} has no row.`);
  return row;
};

/** Makes all calls to a route. Nobody's rows change where all are refused, and in no case the victim's. */
async function walkRoute(walk: Walk, route: Route): Promise<void> {
  const row = rowOf(route);
  const calls = callsOf(route, row, walk.persona);
  if (route.method === 'GET') {
    for (const call of calls) await makeCall(walk, row, call);
    return;
  }
  const watched = calls.some(({ granted }) => granted) ? namesOf(walk.persona.victim) : [];
  const before = await digestOf(portal.db, watched);
  for (const call of calls) await makeCall(walk, row, call);
  const after = await digestOf(portal.db, watched);
  for (const table of Object.keys(before).filter((name) => before[name] !== after[name]))
    walk.wrong.push(`${nameOf(route)} has changed ${table}`);
}

async function makeCall(walk: Walk, row: Row, call: Call): Promise<void> {
  const { persona, wrong } = walk;
  made += 1;
  const answer = await portal.app.inject({
    method: call.method,
    url: call.url(persona.person.ids),
    ...(await sent(persona, row)),
  });
  const { statusCode, headers, body } = answer;
  if (!call.expected.includes(statusCode)) {
    wrong.push(`${call.kind}: ${statusCode}, not ${call.expected.join(' or ')}`);
  }
  const told = `${JSON.stringify(headers)}${body}`;
  for (const name of foreignTo(persona).filter((foreign) => told.includes(foreign)))
    wrong.push(`${call.kind}: shows ${name}`);
  if (row.access !== 'everybody' && told.includes(persona.person.mark))
    walk.showingOwn.add(call.route);
  if (call.granted && row.says && call.method !== 'HEAD') {
    const said = persona.standing === 'stranger' ? row.says.stranger : row.says.signedIn;
    if (body !== JSON.stringify(said)) wrong.push(`${call.kind}: says ${body}`);
  }
  if (call.alike) {
    const comparable = `${statusCode} ${told.replace(/"date":"[^"]*"|request:[0-9a-f-]{36}/g, '')}`;
    walk.alike.set(call.alike, (walk.alike.get(call.alike) ?? new Set()).add(comparable));
  }
  if (call.granted && statusCode < 400) {
    for (const spent of row.spends ?? []) await renew(world, persona, spent);
  }
}

/** Cookie and body of a call. */
async function sent({ person, token }: Persona, { sends }: Row) {
  const headers = { origin: PORTAL, ...(token && { cookie: `session=${token}` }) };
  if (!sends) return { headers };
  const payload = await sends(await accountOf(portal.db, person.id), await world.loot());
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  return { headers: { ...headers, 'content-type': type }, payload };
}

function foreignTo({ person }: Persona): string[] {
  const people = Object.values(world).filter((part): part is Person => 'mark' in Object(part));
  return people.filter((other) => other !== person).flatMap(namesOf);
}
