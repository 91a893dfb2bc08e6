import { unitYield } from './unit-yield';

const tower = {
  annualRent: 12_000_000,
  serviceCharge: 1_540_000,
  managementFeeBps: 700,
  insurance: 65_000,
  maintenance: 68_000,
  purchasePrice: 142_000_000,
  acquisitionCost: 5_680_000,
};

test('a let apartment yields 8.45 % gross and 6.4 % net', () => {
  expect(unitYield(tower)).toEqual({
    managementFee: 840_000,
    feeVat: 42_000,
    net: 9_445_000,
    grossBps: 845,
    netBps: 640,
  });
});

test.each([
  ['an expensive repair makes the net yield negative', { maintenance: 12_000_000 }, -168],
  ['the acquisition cost lowers the net yield', { acquisitionCost: 12_000_000 }, 613],
  ['a lower fee raises the net yield', { managementFeeBps: 500 }, 657],
])('%s', (_, change, netBps) => {
  expect(unitYield({ ...tower, ...change }).netBps).toBe(netBps);
});

test('a unit without a price has no yield', () => {
  expect(() => unitYield({ ...tower, purchasePrice: 0 })).toThrow(RangeError);
});
