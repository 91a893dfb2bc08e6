import { join, resolve } from 'node:path';
import { type ServedApi, serveApi } from '../shared/build/dev-api';
import { variable } from './environment';
import { root } from './packages';
import { assertFree, originsOf, portOf } from './ports';
import { fail, messageOf, say } from './terminal';

const port = portOf('API_PORT', 4000);
const origins = originsOf(portOf('PORTAL_PORT', 3000));
const dataDir = resolve(variable('DATA_DIR') ?? join(root, '.data/dev'));
let starting: Promise<ServedApi> | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  say('stopping');
  const api = await starting;
  await api?.stop();
  process.exit(0);
}

async function main(): Promise<void> {
  await assertFree(port, 'API_PORT', '--filter @manzil/api dev');
  starting = serveApi({ port, origins, dataDir });
  await starting;
  say(`its log is ${join(dataDir, 'logs/api.log')}; Ctrl-C stops it`);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
main().catch((error: unknown) => fail(messageOf(error)));
