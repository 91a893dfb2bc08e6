import { documentedRoutes } from './routes';
import { buildTestApp, type TestApp } from './test-app';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

test('every route documents its answer and its problems', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  for (const { method, path } of await documentedRoutes(portal)) {
    const answers = Object.keys(paths[path][method.toLowerCase()].responses);
    expect(answers.join(' ')).toMatch(/^(200|201|200 201)( 206)?( 304)? 4XX 5XX$/);
  }
});
