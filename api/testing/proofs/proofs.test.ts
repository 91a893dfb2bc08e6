import { documentedRoutes, nameOf } from '../routes';
import { buildTestApp, type TestApp } from '../test-app';
import { PROOFS } from './proofs';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const WHERE = 'beside its routes, in api/src/modules/<noun>/<noun>.proof.ts';

test('every operation that is served has one proof, and every proof an operation', async () => {
  const served = (await documentedRoutes(portal)).map(nameOf);
  const proven = PROOFS.map(({ name }) => name);
  const wrong = [
    ...served.filter((name) => !proven.includes(name)).map((name) => `${name}: write one ${WHERE}`),
    ...proven.filter((name) => !served.includes(name)).map((name) => `${name}: is not served`),
    ...proven
      .filter((name, index) => proven.indexOf(name) !== index)
      .map((name) => `${name}: has two`),
  ];
  expect(wrong).toEqual([]);
});
