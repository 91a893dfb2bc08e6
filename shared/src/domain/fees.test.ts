import {
  BASIC_FEE_BPS,
  DLD_FEE_BPS,
  dldFee,
  managementFee,
  PREMIUM_FEE_BPS,
  VAT_BPS,
} from './fees';

test('the fees are those of the specification', () => {
  expect([BASIC_FEE_BPS, PREMIUM_FEE_BPS, DLD_FEE_BPS, VAT_BPS]).toEqual([500, 700, 400, 500]);
});

test.each([
  [12_000_000, BASIC_FEE_BPS, 600_000, 30_000],
  [12_000_000, PREMIUM_FEE_BPS, 840_000, 42_000],
  [3_000_000, PREMIUM_FEE_BPS, 210_000, 10_500],
  [10, BASIC_FEE_BPS, 1, 0],
  [0, PREMIUM_FEE_BPS, 0, 0],
])('managing a rent of %d at %d bps costs %d and %d VAT', (rent, bps, fee, vat) => {
  expect(managementFee(rent, bps)).toEqual({ fee, vat });
});

test('registering a unit of 1,420,000 AED costs 56,800 AED', () => {
  expect(dldFee(142_000_000)).toBe(5_680_000);
});
