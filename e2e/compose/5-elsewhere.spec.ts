import { expect } from '@playwright/test';
import { signInByForm } from '../support/investors';
import { type Elsewhere, startElsewhere } from './elsewhere';
import { expectDocument, expectWholePortal, test } from './portal';
import { apiOrigin, portalOrigin } from './stack';
import { deploySwarm } from './swarm';
import { startVisitors } from './visitors';

let elsewhere: Elsewhere | undefined;
test.afterAll(() => elsewhere?.remove());

test('by configuration alone the database and the bucket are those of other machines', async ({
  stack,
  lena,
}) => {
  await stack.compose('--profile', 's3', 'down', '--volumes');
  elsewhere = await startElsewhere(stack, await stack.inSecrets('cat s3_password'));
  stack.set('DATABASE_HOST', elsewhere.database);
  stack.set('POOLER_HOST', '');
  stack.set('FILES_URL', `s3://manzil?endpoint=http://${elsewhere.store}`);
  await stack.inSecrets('rm {,portal_,migration_}database_url');
  await stack.compose('run', '--rm', '-T', 'setup');
  await elsewhere.makeRoles();
  await stack.compose('run', '--rm', '-T', '--no-deps', 'bucket');
  const restore = ['restore', '/backups/manzil.age', '--identity-file', '/backups/backup.key'];
  expect(await stack.manzil(...restore)).toContain('Restored');
  await stack.manzil('verify');

  await stack.compose('up', '--detach');
  await expectWholePortal();
  await lena.page.context().clearCookies();
  await signInByForm(lena.page, 'lena', portalOrigin);
  await expectDocument(lena);
});

test('in a swarm each instance of API and edge is replaced, and goes away, and no request fails', {
  tag: '@long',
}, async ({ stack, lena }) => {
  await stack.compose('down');
  stack.set('API_INSTANCES', '2');
  const swarm = await deploySwarm(stack);
  const two = (service: string) =>
    expect
      .poll(async () => (await swarm.healthy(service)).length, {
        message: service,
        timeout: 180_000,
      })
      .toBe(2);
  try {
    await expectWholePortal();
    for (const service of ['api', 'host']) await two(service);
    await expectDocument(lena);

    const visitors = startVisitors(await lena.page.context().cookies(apiOrigin));
    for (const service of ['api', 'host', 'remote-units']) await swarm.replace(service);
    for (const service of ['api', 'host']) {
      await two(service);
      for (const instance of await swarm.healthy(service)) {
        await stack.docker('stop', instance);
        await two(service);
      }
    }
    await expectDocument(lena);
    const { asked, failed } = await visitors.end();
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  } finally {
    await swarm.remove();
  }
});
