import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem } from '@manzil/shared/contract/problem';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

function send(bytes: string): Promise<string> {
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

test.each<[string, string, number]>([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`, 431],
])('%s is answered by a problem and a closed connection', async (_name, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('content-type: application/problem+json');
  const body = answer.slice(answer.indexOf('\r\n\r\n'));
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status });
});
