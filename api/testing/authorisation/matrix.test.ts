import '../cheap-hashes';
import '../checks-here';
import { NOON } from '../portfolio';
import { proofOf } from '../proofs/proofs';
import { documentedRoutes, nameOf, type Route, servedRoutes } from '../routes';
import { buildTestApp, type TestApp } from '../test-app';
import { callsOf } from './calls';
import { digestOf } from './digest';
import { FOREIGN_WRITES } from './foreign-writes';
import type { World } from './people';
import { PERSONAS } from './personas';
import { sent } from './sent';
import { walk } from './walk';
import type { Walk } from './walked';
import { buildWorld } from './world';

// Where something is wrong, a persona asks everything twice.
jest.setTimeout(300_000);

const LEAST_CALLS = 3_000;

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

test('every route is documented but the documentation', () => {
  // A trailing slash is no part of a route.
  const documented = routes.map((route) => nameOf(route).replace(/\/$/, ''));
  expect(servedRoutes(portal).sort()).toEqual(['GET /openapi.json', ...documented].sort());
});

type Name = keyof typeof PERSONAS;
const names = Object.keys(PERSONAS) as Name[];

test.each(names)('%s: every route answers as its proof says', async (name) => {
  const persona = await PERSONAS[name](world);
  const walked = await walk(world, persona);
  made += walked.made;
  expect([...walked.wrong, ...(walked.hasTrespassed ? await closely(name) : [])]).toEqual([]);
  expect([...walked.alike].filter(([, answers]) => answers.size > 1)).toEqual([]);
  // What others are not shown is there to be shown.
  if (persona.standing === 'stranger') expect([...walked.showingOwn]).toEqual([]);
  else expect(walked.showingOwn.size).toBeGreaterThanOrEqual(5);
});

/** The same again where nothing has been written yet. What is wrong then names the route. */
async function closely(name: Name): Promise<Walk['wrong']> {
  const anew = await buildTestApp({ now: NOON });
  try {
    const untouched = await buildWorld(anew);
    return (await walk(untouched, await PERSONAS[name](untouched), true)).wrong;
  } finally {
    await anew.close();
  }
}

/** A mail program asks, with what it was sent and without a cookie. */
const FROM_MAILS = new Set(['POST /mails/unsubscribe']);

test.each(FOREIGN_WRITES)(
  'no write from %s is carried out, on any route',
  async (_name, foreign) => {
    const owner = await PERSONAS['the owner'](world);
    const before = await digestOf(portal.db);
    const carriedOut: string[] = [];
    const writes = routes.filter((each) => each.method !== 'GET' && !FROM_MAILS.has(nameOf(each)));
    for (const route of writes) {
      const proof = proofOf(route);
      const calls = callsOf(route, proof, owner);
      // The owner is through with onboarding: its steps grant nothing, and are asked for all the same.
      const own = calls.find(({ granted }) => granted) ?? calls[0];
      const { headers, payload } = await sent(world, owner, proof);
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
  },
);

test('the matrix was asked thousands of times', () => {
  process.stdout.write(`${made} calls of ${names.length} personas to ${routes.length} routes\n`);
  expect(made).toBeGreaterThanOrEqual(LEAST_CALLS);
});
