import { join } from 'node:path';
import {
  BaseResolver,
  lintDocument,
  loadConfig,
  makeDocumentFromString,
} from '@redocly/openapi-core';
import { API_ROOT } from '../src/api-root';
import { contractNouns } from '../src/platform/http/contract-nouns';
import { documentedRoutes } from './routes';
import { buildTestApp, type TestApp } from './test-app';

type Documented = {
  operationId: string;
  tags: string[];
  security: object[];
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
};

let portal: TestApp;
let text: string;
let operations: (Documented & { name: string })[];

beforeAll(async () => {
  portal = await buildTestApp();
  text = (await portal.anonymous.get('/openapi.json')).body;
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Documented>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({
      ...documented,
      name: `${method.toUpperCase()} ${path}`,
    })),
  );
});
afterAll(() => portal.close());

const find = (name: string) => operations.find((operation) => operation.name === name);
const codesOf = (operation: Documented | undefined, range: string) =>
  Object.keys(operation?.responses[range]?.content?.['application/problem+json']?.examples ?? {});

/** One of the two is read, the other written, and no id is a word. */
const TWO_THAT_CANNOT_BE_MIXED_UP =
  'no-ambiguous-paths #/paths/~1documents~1uploads~1{upload_id}: Paths should resolve unambiguously. Found two ambiguous paths: `/documents/{id}/download` and `/documents/uploads/{upload_id}`.';

test('the recommended rules of Redocly find nothing but two paths that no request mixes up', async () => {
  const problems = await lintDocument({
    document: makeDocumentFromString(text, '/openapi.json'),
    config: await loadConfig({ configPath: join(API_ROOT, '../redocly.yaml') }),
    externalRefResolver: new BaseResolver(),
  });
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
  expect(told).toEqual([TWO_THAT_CANNOT_BE_MIXED_UP]);
});

test('every operation is called as the contract calls it, by a name of its own', async () => {
  const nouns = await contractNouns();
  const named = nouns.flatMap((noun) => Object.keys(noun.operations).map((id) => [noun.name, id]));
  expect(operations.map(({ tags, operationId }) => [...tags, operationId]).sort()).toEqual(
    named.sort(),
  );
  expect(new Set(named.map(([, id]) => id)).size).toBe(named.length);
});

test('every route documents its answer and its problems', async () => {
  const names = (await documentedRoutes(portal)).map(({ method, path }) => `${method} ${path}`);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const answers = Object.keys(find(name)?.responses ?? {});
    expect(answers.join(' ')).toMatch(/^(200|201|200 201)( 206)?( 304)? 4XX 5XX$/);
  }
});

test('whoever may ask with a session alone is told so', () => {
  expect(find('GET /faq')?.security).toEqual([]);
  expect(find('GET /units')?.security).toEqual([{ session: [] }]);
});

test('an operation names its own errors beside the general ones, in both languages', () => {
  const codes = codesOf(find('PUT /units/{unit_id}/package-orders/{order_id}'), '4XX');
  expect(codes).toEqual(
    expect.arrayContaining([
      'package.terms_changed.de',
      'package.terms_changed.en',
      'auth.session_missing.de',
      'onboarding.incomplete.en',
      'not_found.de',
    ]),
  );
  expect(codesOf(find('GET /faq'), '4XX')).not.toContain('auth.session_missing.de');
  expect(codesOf(find('POST /auth/login'), '5XX')).toContain('auth.busy.de');
});

test('what differs from one operation to the next is shown as this one says it', () => {
  const examplesOf = (name: string) =>
    JSON.stringify(find(name)?.responses['4XX']?.content?.['application/problem+json']);
  expect(examplesOf('POST /account/password')).toContain('"fields":{"current_password"');
  expect(examplesOf('PUT /documents/uploads/{upload_id}')).toContain('10 MB');
  expect(text).not.toMatch(/"message":"[^"]*\{\w+\}/);
});
