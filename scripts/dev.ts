import { join, resolve } from 'node:path';
import { readConfig } from '../host/edge/config';
import { serveApi } from '../shared/build/dev-api';
import { demoLogins, demoPassword } from './demo-logins';
import { servePortal } from './dev-servers';
import { variable } from './environment';
import { packageDir, root } from './packages';
import { apiHostsOf, assertFree, originsOf, portOf } from './ports';
import { fail, messageOf, say } from './terminal';

const COMMAND = 'dev';
const portalPort = portOf('PORTAL_PORT', 3000);
const apiPort = portOf('API_PORT', 4000);
const dataDir = resolve(variable('DATA_DIR') ?? join(root, '.data/dev'));
const running: { stop: () => Promise<void> }[] = [];
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('stopping');
  await Promise.all(running.map((server) => server.stop()));
  process.exit(0);
}

async function main(): Promise<void> {
  await assertFree(portalPort, 'PORTAL_PORT', COMMAND);
  await assertFree(apiPort, 'API_PORT', COMMAND);
  // Read by the packages' webpack.config.ts, through shared/build/dev-variant.ts.
  process.env.MANZIL_DEV_SERVER = 'true';
  const config = readConfig(
    {
      ...process.env,
      PORTAL_HOST: variable('PORTAL_HOST') ?? 'localhost',
      PORTAL_PORT: String(portalPort),
      API_HOSTS: JSON.stringify(apiHostsOf(portalPort, apiPort)),
    },
    packageDir('host'),
  );
  const origins = originsOf(portalPort);
  const api = serveApi({ port: apiPort, origins, dataDir }).then((server) => running.push(server));
  const portal = servePortal(config).then(async (server) => {
    running.push(server);
    await server.compiled;
  });
  await Promise.all([api, portal]);
  if (stopping) return;
  process.stdout.write(
    `\n  Manzil runs from its sources at http://localhost:${portalPort}   (API: http://localhost:${apiPort}, log: ${join(dataDir, 'logs/api.log')})\n\n`,
  );
  process.stdout.write(`  Demo logins, password ${demoPassword}\n`);
  for (const [email, what] of demoLogins) process.stdout.write(`    ${email.padEnd(28)}${what}\n`);
  process.stdout.write('\n  Edits appear in open pages at once. Ctrl-C stops everything.\n\n');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
main().catch((error: unknown) => fail(messageOf(error)));
