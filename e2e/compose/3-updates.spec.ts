import { expect, type Page } from '@playwright/test';
import { signInByForm } from '../support/investors';
import { expectScreen } from '../support/screens';
import { buildNextApi, buildNextRemote } from './next-image';
import { expectDocument, expectWholePortal, test } from './portal';
import { apiOrigin, portalOrigin, VERSION } from './stack';
import { startVisitors } from './visitors';

const NEXT = `${VERSION}-next`;

test('three instances of the API share the requests, one session for all', async ({
  stack,
  lena,
}) => {
  const instances = async () => (await stack.containers('api')).length;
  stack.set('API_INSTANCES', '3');
  await stack.compose('up', '--detach', '--no-deps', 'api');
  await expect.poll(instances).toBe(3);
  const asked = async () => {
    await expectDocument(lena);
    const logs = await Promise.all(
      (await stack.containers('api')).map((id) => stack.docker('logs', '--since', '2m', id)),
    );
    return logs.filter((log) => log.includes('"/documents/:id/download"')).length;
  };
  await expect.poll(asked).toBe(3);
  await stack.compose('up', '--detach', '--no-deps', '--force-recreate', 'api');
  expect(await instances()).toBe(3);
  stack.set('API_INSTANCES', '1');
  await stack.compose('up', '--detach', '--no-deps', 'api');
  await expectWholePortal();
});

test('a remote is replaced under visitors: no request fails, the open page stays, the next has it', async ({
  stack,
  lena: { page },
  context,
}) => {
  const image = `manzil/remote-units:${NEXT}`;
  const text = ['"Meine Einheiten"', '"Meine Wohnungen"'] as const;
  await buildNextRemote(stack, 'remote-units', { version: '1.1.0', image, text });
  await signInByForm(page, 'anna', portalOrigin);
  await expectScreen(page, '/dashboard');
  const visitors = startVisitors();
  stack.set('REMOTE_UNITS_VERSION', NEXT);
  await stack.compose('up', '--detach', '--no-deps', 'remote-units');
  await expect
    .poll(async () => (await fetch(`${portalOrigin}/readyz`)).text())
    .toContain('"units","version":"1.1.0"');
  const { asked, failed } = await visitors.end();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(20);

  const nav = (tab: Page) => tab.getByRole('navigation', { name: 'Hauptnavigation' });
  await nav(page).getByRole('link', { name: 'Meine Einheiten' }).click();
  await expectScreen(page, '/my-units');
  const fresh = await context.newPage();
  await signInByForm(fresh, 'anna', portalOrigin);
  await expect(nav(fresh).getByRole('link', { name: 'Meine Wohnungen' })).toBeVisible();
});

test('edge and API are replaced under visitors: no request fails', async ({ stack }) => {
  const visitors = startVisitors();
  for (const service of ['host', 'api']) {
    await stack.compose('up', '--detach', '--no-deps', '--force-recreate', service);
    await expectWholePortal();
  }
  const { asked, failed } = await visitors.end();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test('schema and API are updated, rolled back by tag and updated again under visitors: no request fails', async ({
  stack,
  lena: { page },
}) => {
  const migration = '9000_next.sql';
  const sql =
    'alter table investors add column nickname text; create table viewings (investor_id uuid references investors);';
  await buildNextApi(stack, { image: `manzil/api:${NEXT}`, migration, sql });
  await signInByForm(page, 'lena', portalOrigin);
  const visitors = startVisitors(await page.context().cookies(apiOrigin));
  const imagesServing = async () => {
    const ids = await stack.containers('api');
    const images = await Promise.all(
      ids.map(async (id) => {
        const served = (await stack.docker('logs', '--since', '5s', id)).includes('"/units"');
        const name = await stack.docker('inspect', '--format', '{{.Config.Image}}', id);
        return served ? [name.trim()] : [];
      }),
    );
    return images.flat().sort();
  };

  stack.set('API_VERSION', NEXT);
  expect(await stack.compose('run', '--rm', '-T', 'migrate')).toContain(migration);
  await stack.compose('up', '--detach', '--no-deps', '--no-recreate', '--scale', 'api=2', 'api');
  await expect.poll(imagesServing).toEqual([`manzil/api:${VERSION}`, `manzil/api:${NEXT}`]);
  await stack.compose('up', '--detach', '--no-deps', 'api');
  await expect.poll(imagesServing).toEqual([`manzil/api:${NEXT}`]);

  stack.set('API_VERSION', VERSION);
  expect(await stack.compose('run', '--rm', '-T', 'migrate')).toContain('stays as it is');
  await stack.compose('up', '--detach', '--no-deps', 'api');
  await expect.poll(imagesServing).toEqual([`manzil/api:${VERSION}`]);
  await stack.manzil('verify');

  stack.set('API_VERSION', NEXT);
  await stack.compose('up', '--detach', '--no-deps', 'api');
  await expect.poll(imagesServing).toEqual([`manzil/api:${NEXT}`]);
  const { asked, failed } = await visitors.end();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(100);
});
