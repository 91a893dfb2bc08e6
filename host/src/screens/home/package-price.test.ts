import { packagePrice } from './package-price';

const AED = 100;

it.each([
  ['basic', 120_000 * AED, { fee: 6_000 * AED, vat: 300 * AED, monthly: 525 * AED }],
  ['premium', 120_000 * AED, { fee: 8_400 * AED, vat: 420 * AED, monthly: 735 * AED }],
  ['basic', 65_000 * AED, { fee: 325_000, vat: 16_250, monthly: 28_438 }],
] as const)('%s at %i fils of rent costs fee, VAT and a monthly sum', (code, rent, price) => {
  expect(packagePrice(code, rent)).toEqual(price);
});
