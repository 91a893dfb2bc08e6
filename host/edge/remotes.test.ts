import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Remotes } from './remotes';
import { Store } from './store';
import { aHost, aPortal, publish } from './testing/publication';
import { silentSource } from './testing/silent-source';

const log = pino({ level: 'silent' });
const storeDir = () => mkdtempSync(join(tmpdir(), 'manzil-store-'));

async function open(source: string, dir = storeDir(), host = aHost) {
  const remotes = new Remotes(
    [{ name: 'units', source, areas: ['/my-units'] }],
    await Store.open(dir, log),
    host,
    log,
  );
  await remotes.restore();
  await remotes.poll();
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
  const { units } = await open(publish(aPortal()));
  expect(units()).toEqual({ version: '1.0.0', previous: undefined, refused: undefined });
});

test('a newer version takes over and the one before is kept to fall back to', async () => {
  const folder = publish(aPortal());
  const { remotes, units } = await open(folder);
  publish(aPortal({ version: '1.1.0', build: 'ba9876543210' }), folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.1.0', previous: '1.0.0', refused: undefined });
});

test('a bad version is refused, the old one stays, and the repaired one is taken', async () => {
  const folder = publish(aPortal());
  const { remotes, units } = await open(folder);
  const next = aPortal({ version: '1.1.0', build: 'ba9876543210' });
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
  const { units } = await open(folder);
  expect(units().refused).toBe('file_syntax');
});

test('the same build with other content is refused', async () => {
  const folder = publish(aPortal());
  const { remotes, units, dir } = await open(folder);
  publish(aPortal({ version: '1.1.0', build: 'ba9876543210' }), folder);
  await remotes.poll();
  publish(aPortal({ nav: [], hostApi: '~1.2.0' }), folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.1.0', previous: '1.0.0', refused: 'republished' });
  rmSync(dir, { recursive: true });
});

test('the build in service with other content is refused, and goes on being served', async () => {
  const folder = publish(aPortal());
  const { remotes, units } = await open(folder);
  const { files } = aPortal();
  const [first = '', second = ''] = Object.keys(files);
  const exchanged = { ...files, [first]: files[second] } as typeof files;
  publish(aPortal({ files: exchanged }), folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.0.0', previous: undefined, refused: 'republished' });
  publish(aPortal(), folder);
  await remotes.poll();
  expect(units()).toEqual({ version: '1.0.0', previous: undefined, refused: undefined });
});

test('a source that hangs holds up no other, and is let go of at the end', async () => {
  const silent = await silentSource();
  const remotes = new Remotes(
    [
      { name: 'faq', source: silent.url, areas: ['/faq'] },
      { name: 'units', source: publish(aPortal()), areas: ['/my-units'] },
    ],
    await Store.open(storeDir(), log),
    aHost,
    log,
  );
  const polled = remotes.poll();
  await silent.asked;
  while (!remotes.all()[1]?.current) await new Promise(setImmediate);
  expect(remotes.isReady()).toBe(false);
  await remotes.stop();
  await polled;
  await silent.left();
  silent.close();
});

test('a remote whose server is down goes on from the store', async () => {
  const folder = publish(aPortal());
  const { dir } = await open(folder);
  rmSync(folder, { recursive: true });
  const restarted = await open(folder, dir);
  expect(restarted.units()).toEqual({
    version: '1.0.0',
    previous: undefined,
    refused: 'unreachable',
  });
});

test('a stored build that a changed host cannot take is not put into service', async () => {
  const folder = publish(aPortal());
  const { dir } = await open(folder);
  rmSync(folder, { recursive: true });
  const restarted = await open(folder, dir, { ...aHost, hostApi: '2.0.0' });
  expect(restarted.units().version).toBeUndefined();
});

test('a build damaged in the store is fetched again', async () => {
  const folder = publish(aPortal());
  const { dir } = await open(folder);
  writeFileSync(join(dir, 'remotes/units/1.0.0-0123456789ab/remoteEntry.1.js'), 'tampered');
  const restarted = await open(folder, dir);
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
  const direct = await open(`http://127.0.0.1:${port}`);
  expect(direct.units().version).toBe('1.0.0');
  const moved = await open(`http://127.0.0.1:${port}/moved/`);
  expect(moved.units().refused).toBe('unreachable');
  server.closeAllConnections();
  server.close();
});
