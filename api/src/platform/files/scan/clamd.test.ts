import type { AddressInfo } from 'node:net';
import net, { createServer, type Server } from 'node:net';
import {
  type ClamdDouble,
  ENDLESS,
  startClamdDouble,
  VIRUS,
} from '../../../../testing/clamd-double';
import { clamdScan } from './clamd';

let clamd: ClamdDouble;
beforeAll(async () => {
  clamd = await startClamdDouble();
});
afterAll(() => clamd.close());

test('a file of many chunks is clean, and one with a virus at its end is not', async () => {
  const scan = clamdScan(clamd.url);
  const large = Buffer.alloc(1_000_000, 'a');
  expect(await scan(large)).toBe('clean');
  expect(await scan(Buffer.concat([large, Buffer.from(VIRUS)]))).toBe('infected');
});

test.each([
  ['tcp://[::1]:3311', 3311, '::1'],
  ['tcp://clamd', 3310, 'clamd'],
])('%s is reached at its port and host', async (url, ...where) => {
  const connect = jest.spyOn(net, 'connect').mockImplementation(() => {
    throw new Error('No network.');
  });
  expect(await clamdScan(url)(Buffer.from('a'))).toBe('silent');
  expect(connect).toHaveBeenCalledWith(...where);
  connect.mockRestore();
});

test('a scanner that says nothing, or is not there, is silent', async () => {
  clamd.silence(true);
  expect(await clamdScan(clamd.url, 50)(Buffer.from('a'))).toBe('silent');
  clamd.silence(false);
  expect(await clamdScan('unix:///nowhere/clamd.ctl')(Buffer.from('a'))).toBe('silent');
});

test('of a file that it comes to no end with, a scanner that is there is undecided', async () => {
  expect(await clamdScan(clamd.url, 50)(Buffer.from(ENDLESS))).toBe('undecided');
});

test.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: OK', 'stream: \0', ''])(
  'that a file is clean is believed in these words alone: %j',
  async (words) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (sent) => socket.end(String(sent) === 'zPING\0' ? 'PONG\0' : words));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const said = words === 'stream: OK' ? 'clean' : 'undecided';
    expect(await clamdScan(`tcp://127.0.0.1:${port}`)(Buffer.from('a'))).toBe(said);
    server.close();
  },
);
