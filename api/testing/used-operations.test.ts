import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../src/api-root';
import { publishedOperations } from './fuzz/operations';
import { buildTestApp } from './test-app';

const PUT_TOGETHER = 'a screen asks, by an address that is put together or by the kit of uploads';
const BY_ANSWER = 'a screen asks, by the address that another answer names';
const MONEY = 'clients of the API: the screens of money show sums only';
const MACHINES = 'whoever watches the API';

/** Operations whose path no code of the browser names as it is, and why. */
const UNNAMED: Record<string, string> = {
  'GET /avatars/{avatar_id}': BY_ANSWER,
  'GET /construction-photos/{photo_id}': BY_ANSWER,
  'PUT /consents/{purpose}': PUT_TOGETHER,
  'PUT /consents/anonymous/{anon_id}/{purpose}': PUT_TOGETHER,
  'PUT /documents/uploads/{upload_id}': PUT_TOGETHER,
  'PUT /onboarding/person': PUT_TOGETHER,
  'PUT /onboarding/person/draft': PUT_TOGETHER,
  'PUT /onboarding/residence': PUT_TOGETHER,
  'PUT /onboarding/residence/draft': PUT_TOGETHER,
  'PUT /profile/avatar': PUT_TOGETHER,
  'GET /bookings': MONEY,
  'GET /bookings.csv': MONEY,
  'GET /payouts': MONEY,
  'GET /payouts/{payout_id}': MONEY,
  'GET /statements': MONEY,
  'GET /statements/{statement_id}': MONEY,
  'GET /statements/{statement_id}/download': MONEY,
  'GET /livez': MACHINES,
  'GET /readyz': MACHINES,
};

const root = join(API_ROOT, '..');
const BROWSER = /^(host|remote-\w+|shared)$/;
const sources = readdirSync(root)
  .filter((name) => BROWSER.test(name))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
      .map((path) => join(name, 'src', path)),
  )
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** As code writes it: `/units/${unitId}`. */
function asked(path: string): RegExp {
  const parts = path
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '\\$\\{[^}]+\\}' : part));
  return new RegExp(`(?:['"\`]/|apiAddress\\(['"\`])${parts.join('').replace(/^\//, '')}/?['"\`?]`);
}

test('every operation is asked for by a screen, but those of which it is known why not', async () => {
  const portal = await buildTestApp();
  const operations = [...(await publishedOperations(portal)).values()];
  await portal.close();
  const unused = operations.filter(
    ({ method, path }) =>
      !sources.some(
        (source) =>
          asked(path).test(source) && (method === 'GET' || source.includes(`'${method}'`)),
      ),
  );
  expect(unused.map(({ name }) => name).sort()).toEqual(Object.keys(UNNAMED).sort());
});
