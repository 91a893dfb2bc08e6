import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/packages';
import { newDataDir } from '../support/data-dir';
import { expect, test } from '../support/flow';
import { investors, password } from '../support/investors';
import { dataDirOf } from '../support/operator';
import { ports } from '../support/origins';
import { API_OFFSET } from '../support/ports';
import { killAll, pressCtrlC, processesOf, startCommand } from '../support/start-command';

test.use({ serviceWorkers: 'allow' });

const portsFrom = (portal: number) => ({
  PORTAL_PORT: String(portal),
  API_PORT: String(portal + API_OFFSET),
});
const first = portsFrom(ports.started);
const second = portsFrom(ports.startedTwice);
const api = `http://localhost:${first.API_PORT}`;
// One folder for all, with demo data.
let dataDir: string;

test.describe.configure({ mode: 'default', timeout: 120_000 });
// biome-ignore lint/correctness/noEmptyPattern: Playwright hands over what is known of the run second
test.beforeAll(({}, { config }) => {
  dataDir = newDataDir('start');
  // With owners and modes, without which the database server does not start.
  execFileSync('cp', ['-a', `${dataDirOf(config.workers)}/.`, dataDir]);
});
test.afterEach(() => killAll(dataDir));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function signInByHttp(): Promise<string> {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: investors.anna, password }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const units = async (cookie: string): Promise<unknown> =>
  (await fetch(`${api}/units`, { headers: { cookie } })).json();

test('the start command is alone on its data, ends whole, and is back after kill -9', async () => {
  const start = async () => {
    const portal = startCommand({ ...first, DATA_DIR: dataDir });
    await portal.running;
    return portal;
  };
  const startedAt = performance.now();
  const portal = await start();
  const startedIn = performance.now() - startedAt;
  const cookie = await signInByHttp();
  const before = await units(cookie);

  await test.step('a second start on the same data folder ends within two seconds and harms nothing', async () => {
    const refused = await startCommand({ ...second, DATA_DIR: dataDir }).ended;
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain('is in use');
    expect(refused.output.trim().split('\n')).toHaveLength(1);
    // A busy machine takes longer for both.
    expect(refused.ms).toBeLessThan(Math.max(2_000, startedIn / 2));
    expect(await units(cookie)).toEqual(before);
  });

  await test.step('Ctrl-C ends every process and leaves the folder free', async () => {
    pressCtrlC(portal);
    expect((await portal.ended).code).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
  });

  await test.step('after kill -9 of everything, the next start is back with all data', async () => {
    const killed = await start();
    // The command, the API, the edge and the database server at least.
    expect(processesOf(dataDir).length).toBeGreaterThan(3);
    killAll(dataDir);
    await killed.ended;
  });

  await test.step('when only the start command is killed, its servers end too', async () => {
    const again = await start();
    expect(await units(cookie)).toEqual(before);
    again.child.kill('SIGKILL');
    await again.ended;
    await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([]);
  });
});

test('Ctrl-C while a request is under way ends the API of a developer and its database', {
  tag: '@long',
}, async () => {
  const command = startCommand(
    { ...first, DATA_DIR: dataDir },
    { script: 'dev-api.ts', ready: 'Ctrl-C stops it' },
  );
  await command.running;
  const request = connect(Number(first.API_PORT), 'localhost');
  request.write('POST /auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
  await once(request, 'ready');
  pressCtrlC(command);
  request.destroy();
  expect((await command.ended).code).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

test('a taken port is one clear line and an exit code', async () => {
  const blocker = createServer().listen(Number(first.PORTAL_PORT), '0.0.0.0');
  await new Promise((done) => blocker.once('listening', done));
  const { code, output } = await startCommand({ ...first, DATA_DIR: dataDir }).ended;
  blocker.close();
  expect(code).not.toBe(0);
  expect(output.trim()).toMatch(
    new RegExp(`^Port ${first.PORTAL_PORT} is taken\\. .*PORTAL_PORT=`),
  );
});

test('a Node that is too old is told which one is needed', () => {
  const pretend =
    "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pretend, join(root, 'scripts/node-version.mjs')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Manzil needs Node 20.19 or newer; this is 18.19.0.');
});
