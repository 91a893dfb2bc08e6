import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { breachedPasswords } from './breached-passwords';

const PASSWORD = 'vier nasse Kraniche';
/** Of `PASSWORD`, by sha1sum. */
const HASH = '3EFE7F106D1F342DFEC766A73A79F6FA2FA08EB3';
const [DIGITS, REST] = [HASH.slice(0, 5), HASH.slice(5)];
const OTHER = '0018A45C4D1DEF81644B54AB7F969B88D65';

const warn = jest.fn();
let close: () => void = () => undefined;
beforeEach(() => warn.mockClear());
afterEach(() => close());

async function aService(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { requests, url: `http://localhost:${port}/range/` };
}

const answering = (body: string) => aService((_, response) => response.end(body));

test('five digits of the hash are asked for, and nothing else is told', async () => {
  const { url, requests } = await answering(`${OTHER}:2\r\n${REST}:12\r\n`);
  expect(await breachedPasswords(url, warn)(PASSWORD)).toBe(true);
  expect(requests.map(({ url }) => url)).toEqual([`/range/${DIGITS}`]);
  expect(requests[0]?.headers).toMatchObject({ 'add-padding': 'true' });
  expect(JSON.stringify(requests[0]?.rawHeaders)).not.toContain(REST);
});

test.each([
  ['others', `${OTHER}:2\r\n`],
  ['padding', `${REST}:0\r\n`],
  ['nothing', ''],
])('%s in the answer stop nobody', async (_, body) => {
  const { url } = await answering(body);
  expect(await breachedPasswords(url, warn)(PASSWORD)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

test.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(500).end(`${REST}:12`)],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end()],
  ['breaks off', (request) => request.socket.destroy()],
  ['does not answer', () => undefined],
])('where the service %s the password is taken, and the log says so', async (_, answer) => {
  const { url } = await aService(answer);
  expect(await breachedPasswords(url, warn, 200)(PASSWORD)).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('PASSWORD_RANGE_URL'));
  expect(warn.mock.calls.join()).not.toContain(DIGITS);
});

test('without a service nobody is asked', async () => {
  expect(await breachedPasswords(null, warn)(PASSWORD)).toBe(false);
});
