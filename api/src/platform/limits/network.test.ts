import { coarseNetwork, householdOf } from './network';

test.each([
  ['192.0.2.44', '192.0.2.0/24', '192.0.2.44'],
  ['::ffff:192.0.2.44', '192.0.2.0/24', '192.0.2.44'],
  ['::FFFF:192.0.2.44', '192.0.2.0/24', '192.0.2.44'],
  ['2001:db8:7:8:9:a:b:c', '2001:db8:7::/48', '2001:db8:7'],
  ['2001:0DB8:0007::1', '2001:db8:7::/48', '2001:db8:7'],
  ['::1', '0:0:0::/48', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0'],
  ['2001:db8::', '2001:db8:0::/48', '2001:db8:0'],
  ['', null, 'unknown'],
  ['unknown', null, 'unknown'],
  ['1.2.3', null, 'unknown'],
  ['x'.repeat(300), null, 'unknown'],
])('%p', (address, network, household) => {
  expect(coarseNetwork(address)).toBe(network);
  expect(householdOf(address)).toBe(household);
});
