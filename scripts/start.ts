import { join, resolve } from 'node:path';
import { openDataDir, takeOwnerLock } from '../embedded-postgres/src/index';
import { buildAll } from './build-all';
import { demoLogins, demoPassword } from './demo-logins';
import { variable } from './environment';
import { root } from './packages';
import { type Portal, startPortal } from './portal';
import { assertFree, portOf } from './ports';
import { fail, messageOf, say } from './terminal';

const portalPort = portOf('PORTAL_PORT', 3000);
const apiPort = portOf('API_PORT', 4000);
const dataDir = resolve(variable('DATA_DIR') ?? join(root, '.data'));
const databaseUrl = variable('DATABASE_URL');
let portal: Portal | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('stopping');
  await portal?.stop();
  say('stopped');
  process.exit(0);
}

async function main(): Promise<void> {
  await assertFree(portalPort, 'PORTAL_PORT');
  await assertFree(apiPort, 'API_PORT');
  if (!databaseUrl) await (await takeOwnerLock(await openDataDir(dataDir))).release();
  await buildAll();
  say(
    databaseUrl
      ? 'starting the API on your database, and the edge'
      : `starting the database in ${dataDir}, the API and the edge`,
  );
  portal = await startPortal(
    {
      portalPort,
      apiPort,
      dataDir,
      database: databaseUrl ? { DATABASE_URL: databaseUrl } : undefined,
    },
    (name) => say(name === 'api' ? 'API ready, database migrated' : 'edge ready, remotes verified'),
  );
  if (stopping) return;
  process.stdout.write(
    `\n  Manzil runs at http://localhost:${portalPort}   (API: http://localhost:${apiPort}, logs: ${join(dataDir, 'logs')})\n\n`,
  );
  if (!databaseUrl) {
    process.stdout.write(`  Demo logins, password ${demoPassword}\n`);
    for (const [email, what] of demoLogins)
      process.stdout.write(`    ${email.padEnd(28)}${what}\n`);
  }
  process.stdout.write('\n  Ctrl-C stops everything.\n');
  const ended = await Promise.race([
    portal.api.ended.then(() => 'API'),
    portal.edge.ended.then(() => 'edge'),
  ]);
  if (stopping) return;
  stopping = true;
  await portal.stop();
  fail(`The ${ended} ended unexpectedly. Its log is in ${join(dataDir, 'logs')}.`);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
main().catch((error: unknown) => fail(messageOf(error)));
