import { ownAddress } from './own-address';
import { StartError } from './start-error';

test.each([
  ['localhost', 'localhost'],
  ['0.0.0.0', '0.0.0.0'],
  ['127.0.0.0/8', '127.0.0.1'],
])('%s is listened to at %s', (host, address) => {
  expect(ownAddress(host)).toBe(address);
});

test.each(['10.0.0.0/40', '10.0.0/8', '10.0.0.0/', 'fd00::/129', 'localhost/8'])(
  '%s is refused in one line',
  (host) => {
    expect(() => ownAddress(host)).toThrow(`${host} is no network.`);
    expect(() => ownAddress(host)).toThrow(StartError);
  },
);

test('a network that this machine is not part of is named', () => {
  expect(() => ownAddress('240.0.0.0/4')).toThrow(
    'This machine has no address in the network 240.0.0.0/4.',
  );
});
