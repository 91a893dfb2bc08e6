import { type AddressInfo, connect as connectTo, type Socket } from 'node:net';
import Fastify from 'fastify';
import type { App } from './module';
import { limitBodyTime } from './slow-body';

let app: App;
let sockets: Socket[];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  sockets = [];
  app = Fastify() as unknown as App;
  limitBodyTime(app);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
  app.post('/login', async () => 'read');
  app.put('/file', { config: { longBody: true } }, async (request) => {
    for await (const _ of request.body as AsyncIterable<Buffer>);
    return 'read';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends half of a body of ten bytes, and waits until the server has it. */
async function sendHalf(
  route: string,
  type: string,
): Promise<{ said: () => string; socket: Socket }> {
  const arrived = new Promise<void>((resolve) => {
    app.server.once('request', (request) => request.socket.once('data', () => resolve()));
  });
  const socket = connectTo((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.write(
    `${route} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n`,
  );
  socket.write('12345');
  await Promise.race([arrived, turns(20)]);
  return { said: () => received, socket };
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise(setImmediate);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

test('a body that is not whole after twenty seconds is given up', async () => {
  const { said } = await sendHalf('POST /login', 'application/json');
  jest.advanceTimersByTime(19_999);
  await turns(20);
  expect(said()).toBe('');
  jest.advanceTimersByTime(1);
  await until(() => said().includes('request.timeout'));
  expect(said()).toMatch(/^HTTP\/1.1 408 /);
});

test('a file may take its time', async () => {
  const { said, socket } = await sendHalf('PUT /file', 'application/octet-stream');
  jest.advanceTimersByTime(60_000);
  await turns(20);
  expect(said()).toBe('');
  socket.write('67890');
  await until(() => said().includes('read'));
});
