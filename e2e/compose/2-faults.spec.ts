import { expect } from '@playwright/test';
import { expectDocument, expectWholePortal, screens, statusOf, test, visit } from './portal';
import { apiOrigin, portalOrigin } from './stack';

for (const remote of ['units', 'profile', 'faq', 'knowledge']) {
  test(`without the container of ${remote} every screen is served`, async ({ stack, lena }) => {
    await stack.compose('stop', `remote-${remote}`);
    for (const [path, name] of Object.entries(screens)) {
      await visit(lena.page, path);
      await expect(lena.page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await expectWholePortal();
    await stack.compose('start', `remote-${remote}`);
  });
}

test('without the edge the API answers, and afterwards everything', async ({ stack, lena }) => {
  const { page } = lena;
  await stack.compose('stop', 'host');
  expect(await statusOf(`${apiOrigin}/readyz`)).toBe(200);
  await expectDocument(lena);
  await stack.compose('start', 'host');
  await expectWholePortal();
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: screens['/dashboard'] })).toBeVisible();
});

test('without the API documents are served, and afterwards the session goes on', async ({
  stack,
  lena,
}) => {
  await stack.compose('stop', 'api');
  expect(await statusOf(`${portalOrigin}/home`)).toBe(200);
  await stack.compose('start', 'api');
  await expectWholePortal();
  await expectDocument(lena);
});

test('without the mail server everything is served', async ({ stack, lena }) => {
  await stack.compose('stop', 'mail');
  await expectWholePortal();
  await expectDocument(lena);
  await stack.compose('start', 'mail');
});

test('a database that is killed comes back by itself, and with it the API', async ({
  stack,
  lena: { page },
}) => {
  const kill = 'kill -9 "$(head -1 "$PGDATA/postmaster.pid")"';
  const [container = ''] = await stack.containers('postgres');
  const restarts = () => stack.docker('inspect', '--format', '{{.RestartCount}}', container);
  const before = Number(await restarts());
  // Whether the command lives to tell depends on who is faster.
  await stack.compose('exec', '-T', 'postgres', 'bash', '-c', kill).catch(() => '');
  await expect.poll(async () => Number(await restarts())).toBe(before + 1);
  expect(await statusOf(`${portalOrigin}/home`)).toBe(200);
  expect(await statusOf(`${apiOrigin}/livez`)).toBe(200);
  await expectWholePortal();
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: screens['/dashboard'] })).toBeVisible();
});

test('an answer that the database is away is asked for once', async ({ stack }) => {
  await stack.compose('stop', 'postgres');
  const logged = async () =>
    (await stack.compose('logs', '--no-log-prefix', 'api')).split('"/articles/:id"').length;
  const before = await logged();
  expect(await statusOf(`${apiOrigin}/articles/1`)).toBe(503);
  await expect.poll(logged).toBe(before + 1);
  await stack.compose('start', 'postgres');
  await expectWholePortal();
});
