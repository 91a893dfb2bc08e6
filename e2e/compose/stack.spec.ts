import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/investors';
import { expectScreen } from '../support/screens';
import { contentsOf } from './contents';
import { figures } from './figures';
import { buildNextRemote } from './next-remote';
import { apiOrigin, openStack, portalOrigin, prometheusOrigin, type Stack, VERSION } from './stack';
import { startVisitors } from './visitors';

// A worker would show screens without a server.
test.use({ serviceWorkers: 'block' });

const remotes = ['units', 'profile', 'faq', 'knowledge'] as const;
/** A screen of each, and what its heading says to Lena. */
const screens = {
  '/dashboard': /, Lena\.$/,
  '/profile': 'Lena Hoffmann',
  '/faq': 'Häufige Fragen',
  '/course': 'Investor-Führerschein VAE',
} as const;

let stack: Stack;
/** Somebody whose session outlives the faults. */
let page: Page;
let document: { id: string; sha256: string };

test.beforeAll(async ({ browser }) => {
  stack = openStack();
  page = await browser.newPage({ baseURL: portalOrigin, locale: 'de-DE' });
});
test.afterAll(async () => {
  await page.close();
  await stack.remove();
});

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const expectStatus = (url: string, status: number) =>
  expect.poll(() => statusOf(url), { message: url }).toBe(status);

async function expectWholePortal(): Promise<void> {
  await expectStatus(`${portalOrigin}/readyz`, 200);
  await expectStatus(`${apiOrigin}/readyz`, 200);
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

async function download(id: string): Promise<string> {
  const answer = await page.request.get(`${apiOrigin}/documents/${id}/download`);
  expect(answer.status()).toBe(200);
  return sha256(await answer.body());
}

test('images are built', async () => {
  await stack.compose('build', '--quiet');
});

test('secrets are made by one command, each for its account alone', async () => {
  const setup = ['run', '--rm', '-T'];
  expect(await stack.compose(...setup, 'setup')).toContain('made database_url');
  expect(await stack.compose(...setup, 'setup')).not.toContain('made');
  const look = ['--entrypoint', 'stat', 'setup', '--format', '%a %n'];
  const secrets = await stack.compose(...setup, ...look, '/secrets', '/secrets/files_key');
  expect(secrets).toBe('700 /secrets\n600 /secrets/files_key\n');
});

test('the stack comes up from nothing, and has no accounts', async () => {
  await stack.compose('up', '--detach');
  await expectWholePortal();
  expect(await stack.manzil('investor', 'list')).not.toContain('@');
});

test('nothing runs with a capability, as root, or with a file system it could write to', async () => {
  const services = (await stack.compose('ps', '--services')).split('\n').filter(Boolean);
  expect(services.length).toBeGreaterThanOrEqual(9);
  const look = `grep -hE '^(Uid|CapEff|NoNewPrivs)' /proc/1/status; touch /written 2>/dev/null && echo written`;
  for (const service of services) {
    const seen = await stack.compose('exec', '-T', service, 'sh', '-c', `${look}; true`);
    expect(`${service} ${seen}`).toMatch(/NoNewPrivs:\s1\n$/);
    expect(`${service} ${seen}`).toMatch(/CapEff:\s0{16}\n/);
    expect(`${service} ${seen}`).not.toMatch(/Uid:\s0\s/);
  }
});

test('the database is in reach of the API alone', async () => {
  const reach = (service: string) =>
    stack.compose('exec', '-T', service, 'bash', '-c', 'exec 3<>/dev/tcp/postgres/5432').then(
      () => true,
      () => false,
    );
  expect(await reach('api')).toBe(true);
  for (const service of ['gateway', 'host']) expect(await reach(service)).toBe(false);
  expect(await stack.docker('port', (await stack.containers('postgres'))[0] ?? '')).toBe('');
});

test('Prometheus reads the metrics of the API', async () => {
  const query = `${prometheusOrigin}/api/v1/query?query=manzil_database_up`;
  await expect
    .poll(async () => JSON.stringify(await (await fetch(query)).json()))
    .toMatch(/"value":\[[\d.]+,"1"\]/);
});

test('an investor signs in through the gateway and hands in a document', async () => {
  await stack.manzil('seed-demo');
  await signIn(page, 'lena', portalOrigin);
  const content = await page.pdf();
  const upload = new URLSearchParams({ document_type: 'passport', name: 'Reisepass.pdf' });
  const sent = await page.request.put(`${apiOrigin}/documents/uploads/${randomUUID()}?${upload}`, {
    headers: { 'content-type': 'application/octet-stream', origin: portalOrigin },
    data: content,
  });
  expect(sent.status()).toBe(201);
  const { document_id: id } = (await sent.json()) as { document_id: string };
  document = { id, sha256: sha256(content) };
  expect(await download(id)).toBe(document.sha256);
  await page.goto('/profile/documents');
  await expect(page.getByText('In Prüfung')).toBeVisible();
});

test('memory at rest and sizes of images are noted', async () => {
  await figures(stack);
});

for (const name of remotes) {
  test(`without the container of ${name} every screen is served`, async () => {
    await stack.compose('stop', `remote-${name}`);
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await expectWholePortal();
    await stack.compose('start', `remote-${name}`);
  });
}

test('without the edge the API answers, and afterwards everything', async () => {
  await stack.compose('stop', 'host');
  expect(await statusOf(`${apiOrigin}/readyz`)).toBe(200);
  expect(await download(document.id)).toBe(document.sha256);
  await stack.compose('start', 'host');
  await expectWholePortal();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: screens['/dashboard'] })).toBeVisible();
});

test('without the API documents are served, and afterwards the session goes on', async () => {
  await stack.compose('stop', 'api');
  expect(await statusOf(`${portalOrigin}/home`)).toBe(200);
  await stack.compose('start', 'api');
  await expectWholePortal();
  expect(await download(document.id)).toBe(document.sha256);
});

test('without the mail server everything is served', async () => {
  await stack.compose('stop', 'mail');
  await expectWholePortal();
  expect(await download(document.id)).toBe(document.sha256);
  await stack.compose('start', 'mail');
});

test('three instances of the API share the requests, one session for all', async () => {
  await stack.compose('up', '--detach', '--no-recreate', '--scale', 'api=3', 'api');
  await expect.poll(async () => (await stack.containers('api')).length).toBe(3);
  const asked = async () => {
    expect(await download(document.id)).toBe(document.sha256);
    const logs = await Promise.all(
      (await stack.containers('api')).map((id) => stack.docker('logs', '--since', '2m', id)),
    );
    return logs.filter((log) => log.includes('"/documents/:id/download"')).length;
  };
  await expect.poll(asked).toBe(3);
  await stack.compose('up', '--detach', '--no-recreate', '--scale', 'api=1', 'api');
  await expectWholePortal();
});

test('a remote is replaced under visitors: no request fails, the open page stays, the next has it', async ({
  context,
}) => {
  const image = `manzil/remote-units:${VERSION}-next`;
  const text = ['"Meine Einheiten"', '"Meine Wohnungen"'] as const;
  await buildNextRemote(stack, 'remote-units', { version: '1.1.0', image, text });
  await signIn(page, 'anna', portalOrigin);
  await expectScreen(page, '/dashboard');
  const visitors = startVisitors();
  stack.setVersion('REMOTE_UNITS_VERSION', `${VERSION}-next`);
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
  await signIn(fresh, 'anna', portalOrigin);
  await expect(nav(fresh).getByRole('link', { name: 'Meine Wohnungen' })).toBeVisible();
});

test('edge and API are replaced under visitors: no request fails', async () => {
  const visitors = startVisitors();
  for (const service of ['host', 'api']) {
    await stack.compose('up', '--detach', '--no-deps', '--force-recreate', service);
    await expectWholePortal();
  }
  const { asked, failed } = await visitors.end();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

test('a database that is killed comes back by itself, and with it the API', async () => {
  const kill = 'kill -9 "$(head -1 /var/lib/postgresql/data/postmaster.pid)"';
  const [container = ''] = await stack.containers('postgres');
  const restarts = () => stack.docker('inspect', '--format', '{{.RestartCount}}', container);
  const before = Number(await restarts());
  // Whether the command lives to tell depends on who is faster.
  await stack.compose('exec', '-T', 'postgres', 'bash', '-c', kill).catch(() => '');
  await expect.poll(async () => Number(await restarts())).toBe(before + 1);
  expect(await statusOf(`${portalOrigin}/home`)).toBe(200);
  expect(await statusOf(`${apiOrigin}/livez`)).toBe(200);
  await expectWholePortal();
  await page.goto('/my-units');
  await expectScreen(page, '/my-units');
});

test('what is backed up, destroyed and restored is the same, row by row and file by file', async () => {
  const recipient = (await stack.manzil('backup-key', '/backups/backup.key')).trim();
  const backup = ['backup', '/backups/manzil.age', '--recipient', recipient];
  expect(await stack.manzil(...backup)).toContain('rows of');
  await stack.compose('stop', 'gateway', 'api');
  const before = await contentsOf(stack);
  expect(before.rows.length).toBeGreaterThan(20);
  expect(before.files.length).toBeGreaterThan(60);

  await stack.compose('down', '--volumes');
  const restore = ['restore', '/backups/manzil.age', '--identity-file', '/backups/backup.key'];
  expect(await stack.manzil(...restore)).toContain('Restored');
  expect(await contentsOf(stack)).toEqual(before);
  await stack.manzil('verify');

  await stack.compose('up', '--detach');
  await expectWholePortal();
  await page.context().clearCookies();
  await signIn(page, 'lena', portalOrigin);
  expect(await download(document.id)).toBe(document.sha256);
});
