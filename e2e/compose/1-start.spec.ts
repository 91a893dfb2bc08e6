import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signInByForm } from '../support/investors';
import { sql } from './contents';
import { figures } from './figures';
import { asLoadBalancer, reachedBy } from './networks';
import { withSources } from './next-image';
import { expectDocument, expectWholePortal, sha256, test, visit } from './portal';
import { apiOrigin, portalOrigin, prometheusOrigin } from './stack';

test('what an operator keeps beside the sources is not sent to the engine', async ({ stack }) => {
  const kept = ['backup.age', '.env.production', 'geheim', 'api/.env', 'api/backup.key'];
  const sent = mkdtempSync(join(tmpdir(), 'manzil-context-'));
  try {
    await withSources(async ({ folder, add }) => {
      for (const path of kept) add(path, 'secret');
      add('Everything', 'FROM scratch\nCOPY . /\n');
      await stack.docker('build', '--file', `${folder}/Everything`, '--output', sent, folder);
    });
    const paths = readdirSync(sent, { recursive: true });
    expect(paths).toContain('api/package.json');
    expect(paths.filter((path) => kept.includes(String(path)))).toEqual([]);
  } finally {
    rmSync(sent, { recursive: true, force: true });
  }
});

test('images are built', async ({ stack }) => {
  await stack.compose('build', '--quiet');
});

test('secrets are made by one command, each for its account alone', async ({ stack }) => {
  const setup = ['run', '--rm', '-T'];
  expect(await stack.compose(...setup, 'setup')).toContain('made database_url');
  expect(await stack.compose(...setup, 'setup')).not.toContain('made');
  const look = ['--entrypoint', 'stat', 'setup', '--format', '%a %n'];
  const secrets = await stack.compose(...setup, ...look, '/secrets', '/secrets/files_key');
  expect(secrets).toBe('700 /secrets\n600 /secrets/files_key\n');
});

test('the stack comes up from nothing, and has no accounts', async ({ stack }) => {
  await stack.compose('up', '--detach');
  await expectWholePortal();
  expect(await stack.manzil('investor', 'list')).not.toContain('@');
});

test('nothing runs with a capability, as root, or with a file system it could write to', async ({
  stack,
}) => {
  const services = await stack.services();
  expect(services.length).toBeGreaterThanOrEqual(9);
  const look = `grep -hE '^(Uid|CapEff|NoNewPrivs)' /proc/1/status; touch /written 2>/dev/null && echo written`;
  for (const service of services) {
    const seen = await stack.compose('exec', '-T', service, 'sh', '-c', `${look}; true`);
    expect(`${service} ${seen}`).toMatch(/NoNewPrivs:\s1\n$/);
    expect(`${service} ${seen}`).toMatch(/CapEff:\s0{16}\n/);
    expect(`${service} ${seen}`).not.toMatch(/Uid:\s0\s/);
  }
});

test('each port is in reach of those alone who ask there', async ({ stack }) => {
  expect(await reachedBy(stack, 'postgres', 5432)).toEqual(['api', 'pooler']);
  expect(await reachedBy(stack, 'pooler', 6432)).toEqual(['api', 'postgres']);
  expect(await reachedBy(stack, 'api', 4000)).toEqual(['gateway']);
  expect(await reachedBy(stack, 'api', 9464)).toEqual(['prometheus']);
  expect(await stack.docker('port', (await stack.containers('postgres'))[0] ?? '')).toBe('');
});

test('the API comes to the database through the pooler alone, and signs in as its two logins', async ({
  stack,
}) => {
  const [pooler = ''] = await stack.containers('pooler');
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
  const address = (await stack.docker('inspect', '--format', format, pooler)).trim();
  const clients = `select distinct usename, host(client_addr) from pg_stat_activity
    where datname = 'manzil' and client_addr is not null order by usename`;
  expect(await sql(stack, clients)).toBe(`manzil_portal|${address}\nmanzil_service|${address}`);
});

test('long answers of the API are compressed, and are not sent to who has them', async () => {
  const questions = `${apiOrigin}/faq`;
  const { headers } = await fetch(questions, { headers: { 'accept-encoding': 'zstd' } });
  expect(headers.get('content-encoding')).toBe('zstd');
  const again = await fetch(questions, {
    headers: { 'accept-encoding': 'zstd', 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('Prometheus reads the metrics of the API', async () => {
  const query = `${prometheusOrigin}/api/v1/query?query=manzil_database_up`;
  await expect
    .poll(async () => JSON.stringify(await (await fetch(query)).json()))
    .toMatch(/"value":\[[\d.]+,"1"\]/);
});

test('an address is the one that a load balancer names, and no caller can forge one', async ({
  stack,
}) => {
  const balancer = await asLoadBalancer(stack);
  const counts = () =>
    sql(
      stack,
      `select string_agg(points::text, ' ' order by points) from rate_limits where key like 'login-address%'`,
    );
  try {
    await balancer.signIn('198.51.100.7');
    await balancer.signIn('192.0.2.66, 198.51.100.7');
    await balancer.signIn('198.51.100.8');
    expect(await counts()).toBe('1 2');
    for (const forged of ['192.0.2.1', '192.0.2.2']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
      const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
      await fetch(`${apiOrigin}/auth/login`, { method: 'POST', headers, body });
    }
    expect(await counts()).toBe('1 2 2');
  } finally {
    await balancer.remove();
  }
});

test('an investor signs in through the gateway and hands in a document', async ({
  stack,
  lena,
}) => {
  const { page } = lena;
  await stack.manzil('seed-demo');
  await signInByForm(page, 'lena', portalOrigin);
  const content = await page.pdf();
  const upload = new URLSearchParams({
    document_type: 'passport',
    name: 'Reisepass.pdf',
    valid_until: '2031-05-01',
  });
  const sent = await page.request.put(`${apiOrigin}/documents/uploads/${randomUUID()}?${upload}`, {
    headers: { 'content-type': 'application/octet-stream', origin: portalOrigin },
    data: content,
  });
  expect(sent.status()).toBe(201);
  const { document_id: id } = (await sent.json()) as { document_id: string };
  lena.document = { id, sha256: sha256(content) };
  await expectDocument(lena);
  await visit(page, '/profile/documents');
  await expect(page.getByRole('region', { name: 'Identität' })).toContainText('In Prüfung');
});

test('memory at rest and sizes of images are noted', async ({ stack }) => {
  await figures(stack);
});
