import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Remotes } from './remotes';
import { Store } from './store';
import { aHost, aPortal, publish } from './testing/publication';

const log = pino({ level: 'silent' });
const storeDir = () => mkdtempSync(join(tmpdir(), 'manzil-store-'));

function open(source: string, dir = storeDir(), host = aHost) {
  const remotes = new Remotes(
    [{ name: 'units', source, areas: ['/my-units'] }],
    new Store(dir),
    host,
    log,
  );
  const units = () => {
    const [state] = remotes.all();
    if (!state) throw new Error('no state');
    return {
      version: state.current?.version,
      previous: state.previous?.version,
      refused: state.refusal?.code,
    };
  };
  return { remotes, units, dir };
}

test('a published remote is in service after the first poll', async () => {
  const { remotes, units } = open(publish(aPortal()));
  await remotes.open();
  expect(units()).toEqual({ version: '1.0.0', previous: undefined, refused: undefined });
});

test('a newer version takes over and the one before is kept to fall back to', async () => {
  const folder = publish(aPortal());
  const { remotes, units } = open(folder);
  await remotes.open();
  publish(
    aPortal({ version: '1.1.0', build: 'ba9876543210', container: 'units_ba9876543210' }),
    folder,
  );
  await remotes.poll();
  expect(units()).toEqual({ version: '1.1.0', previous: '1.0.0', refused: undefined });
});

test('a bad version is refused, the old one stays, and the repaired one is taken', async () => {
  const folder = publish(aPortal());
  const { remotes, units } = open(folder);
  await remotes.open();
  const next = aPortal({
    version: '1.1.0',
    build: 'ba9876543210',
    container: 'units_ba9876543210',
  });
  publish(next, folder);
  writeFileSync(join(folder, 'static/js/list.1.js'), 'void 9;');
  await remotes.poll();
  expect(units()).toEqual({ version: '1.0.0', previous: undefined, refused: 'file_hash' });
  publish(next, folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.1.0', previous: '1.0.0', refused: undefined });
});

test('a script that cannot be parsed is refused', async () => {
  const portal = aPortal();
  const { integrityOf } = await import('@manzil/shared/build/integrity');
  const broken = 'void (';
  const files = {
    ...portal.files,
    'static/js/list.1.js': { integrity: integrityOf(Buffer.from(broken)), bytes: broken.length },
  };
  const folder = publish({ ...portal, files });
  writeFileSync(join(folder, 'static/js/list.1.js'), broken);
  const { remotes, units } = open(folder);
  await remotes.open();
  expect(units().refused).toBe('file_syntax');
});

test('the same build with other content is refused', async () => {
  const folder = publish(aPortal());
  const { remotes, units, dir } = open(folder);
  await remotes.open();
  publish(
    aPortal({ version: '1.1.0', build: 'ba9876543210', container: 'units_ba9876543210' }),
    folder,
  );
  await remotes.poll();
  publish(aPortal({ nav: [], hostApi: '~1.2.0' }), folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.1.0', previous: '1.0.0', refused: 'republished' });
  rmSync(dir, { recursive: true });
});

test('a remote whose server is down goes on from the store', async () => {
  const folder = publish(aPortal());
  const { remotes, dir } = open(folder);
  await remotes.open();
  rmSync(folder, { recursive: true });
  const restarted = open(folder, dir);
  await restarted.remotes.open();
  expect(restarted.units()).toEqual({
    version: '1.0.0',
    previous: undefined,
    refused: 'unreachable',
  });
});

test('a stored build that a changed host cannot take is not put into service', async () => {
  const folder = publish(aPortal());
  const { remotes, dir } = open(folder);
  await remotes.open();
  rmSync(folder, { recursive: true });
  const restarted = open(folder, dir, { ...aHost, hostApi: '2.0.0' });
  await restarted.remotes.open();
  expect(restarted.units().version).toBeUndefined();
});

test('a build damaged in the store is fetched again', async () => {
  const folder = publish(aPortal());
  const { remotes, dir } = open(folder);
  await remotes.open();
  writeFileSync(join(dir, 'remotes/units/1.0.0-0123456789ab/remoteEntry.1.js'), 'tampered');
  const restarted = open(folder, dir);
  await restarted.remotes.open();
  expect(restarted.units()).toEqual({ version: '1.0.0', previous: undefined, refused: undefined });
});

test('a publication is pulled over http, and a redirect is not followed', async () => {
  const portal = aPortal();
  const folder = publish(portal);
  const { readFileSync } = await import('node:fs');
  const server = createServer((request, response) => {
    if (request.url === '/moved/portal.json')
      response.writeHead(302, { location: '/portal.json' }).end();
    else response.end(readFileSync(join(folder, request.url ?? '')));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const direct = open(`http://127.0.0.1:${port}`);
  await direct.remotes.open();
  expect(direct.units().version).toBe('1.0.0');
  const moved = open(`http://127.0.0.1:${port}/moved/`);
  await moved.remotes.open();
  expect(moved.units().refused).toBe('unreachable');
  server.closeAllConnections();
  server.close();
});
