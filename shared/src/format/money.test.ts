import { formatAmount, formatMoney, formatRate } from './money';

const aed = (amount: number) => ({ amount, currency: 'AED' as const });

test('a German amount has points for thousands and its currency behind a non-breaking space', () => {
  expect(formatMoney(aed(12_000_000), 'de')).toBe('120.000,00\u00A0AED');
});

test('an English amount has its currency in front of it', () => {
  expect(formatMoney(aed(12_000_000), 'en')).toBe('AED\u00A0120,000.00');
});

test('euros are written with their sign', () => {
  expect(formatMoney({ amount: 3_095_500, currency: 'EUR' }, 'de')).toBe('30.955,00\u00A0€');
  expect(formatMoney({ amount: 3_095_500, currency: 'EUR' }, 'en')).toBe('€30,955.00');
});

test('a minus is the minus sign, at the number or the sign of a currency', () => {
  expect(formatMoney(aed(-1_540_000), 'de')).toBe('\u221215.400,00\u00A0AED');
  expect(formatMoney(aed(-1_540_000), 'en')).toBe('AED\u00A0\u221215,400.00');
  expect(formatMoney({ amount: -3_095_500, currency: 'EUR' }, 'en')).toBe('\u2212€30,955.00');
  expect(formatAmount(aed(-1_540_000), 'en')).toBe('\u221215,400.00');
});

test('a whole amount can drop its decimals, one with fils cannot', () => {
  expect(formatMoney(aed(12_000_000), 'de', { whole: true })).toBe('120.000\u00A0AED');
  expect(formatAmount(aed(12_000_050), 'de', { whole: true })).toBe('120.000,50');
});

test('a bare amount keeps both decimals', () => {
  expect(formatAmount(aed(9_445_010), 'de')).toBe('94.450,10');
  expect(formatAmount(aed(0), 'de')).toBe('0,00');
});

test('the largest portfolio keeps every fils', () => {
  expect(formatAmount(aed(900_719_925_474_099), 'de')).toBe('9.007.199.254.740,99');
});

test('a rate has the digits it is reckoned with', () => {
  expect(formatRate('0.24935000', 'de')).toBe('0,24935');
  expect(formatRate('0.24853721', 'en')).toBe('0.24853721');
});
