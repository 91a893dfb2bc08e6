import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/packages';
import { signInByForm } from '../support/investors';
import { filesOf, objectsOf, rowsOf, sql } from './contents';
import { expectDocument, expectWholePortal, test } from './portal';
import { portalOrigin } from './stack';

const restore = ['restore', '/backups/manzil.age', '--identity-file', '/backups/backup.key'];
let before: { rows: string[]; files: string[] };

test('every secret is replaced, and everything goes on', async ({ stack, lena }) => {
  const oldUrl = (await stack.inSecrets('cat migration_database_url')).trim();
  // The worst that an operator could have the server log.
  await sql(stack, `alter system set log_statement = 'all'`);
  await sql(stack, 'select pg_reload_conf()');
  await stack.inSecrets('rm {service,portal,migrator}_password auth_key postgres_password');
  await stack.inSecrets(
    'for key in files_key field_key; do sed -i "1i $(head -c 32 /dev/urandom | base64 -w 0)" $key; chown 10001:10001 $key; done',
  );
  await stack.compose('run', '--rm', '-T', 'setup');
  await stack.compose('up', '--detach', '--no-deps', '--force-recreate', 'postgres');
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, documented = ''] = /exec -T postgres bash -c '(.+)'$/m.exec(page) ?? [];
  expect(documented).toContain('password');
  await stack.compose('exec', '-T', 'postgres', 'bash', '-c', documented);
  await stack.compose('up', '--detach', '--force-recreate');
  await expectWholePortal();

  await expectDocument(lena);
  await stack.manzil('verify');
  const withOld = ['exec', '-T', 'postgres', 'psql', oldUrl, '--command', 'select 1'];
  await expect(stack.compose(...withOld)).rejects.toThrow('password authentication failed');
  const logs = await stack.compose('logs', 'postgres', 'roles', 'api');
  expect(logs).toContain('create role %I');
  const passwords = await stack.inSecrets('cat {service,portal,migrator,postgres}_password');
  for (const password of passwords.match(/.{32}/g) ?? [])
    expect(logs.includes(password)).toBe(false);
});

test('what is backed up, destroyed and restored is the same, row by row and file by file', async ({
  stack,
  lena,
}) => {
  const recipient = (await stack.manzil('backup-key', '/backups/backup.key')).trim();
  const backup = ['backup', '/backups/manzil.age', '--recipient', recipient];
  expect(await stack.manzil(...backup)).toContain('rows of');
  await stack.compose('stop', 'gateway', 'api');
  before = { rows: await rowsOf(stack), files: await filesOf(stack) };
  expect(before.rows.length).toBeGreaterThan(20);
  expect(before.files.length).toBeGreaterThan(60);

  await stack.compose('down', '--volumes');
  expect(await stack.manzil(...restore)).toContain('Restored');
  expect({ rows: await rowsOf(stack), files: await filesOf(stack) }).toEqual(before);
  await stack.compose('up', '--detach', 'pooler');
  await stack.manzil('verify');

  await stack.compose('up', '--detach');
  await expectWholePortal();
  await lena.page.context().clearCookies();
  await signInByForm(lena.page, 'lena', portalOrigin);
  await expectDocument(lena);
});

// The short ring restores it into the bucket of another machine (5-elsewhere.spec.ts), and `verify` reads it there.
test('the same backup, restored where files are in a bucket, is the same', {
  tag: '@long',
}, async ({ stack, lena }) => {
  stack.set('FILES_URL', 's3://manzil?endpoint=http://s3:9000');
  const withBucket = (...args: string[]) => stack.compose('--profile', 's3', ...args);
  await stack.compose('down', '--volumes');
  // A store that hangs as it starts (elsewhere.ts) is started again, as its operator would.
  await withBucket('up', '--detach', '--wait', 's3').catch(() => withBucket('restart', 's3'));
  await withBucket('run', '--rm', '-T', 'bucket');
  expect(await stack.manzil(...restore)).toContain('Restored');
  expect({ rows: await rowsOf(stack), files: await objectsOf(stack) }).toEqual(before);
  await stack.compose('up', '--detach', 'pooler');
  await stack.manzil('verify');

  await withBucket('up', '--detach');
  await expectWholePortal();
  await lena.page.context().clearCookies();
  await signInByForm(lena.page, 'lena', portalOrigin);
  await expectDocument(lena);
});
