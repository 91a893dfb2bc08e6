import { formatBps, formatNumber, formatPercentNumber } from './percent';

test('basis points are per cent with a non-breaking space in German', () => {
  expect(formatBps(640, 'de')).toBe('6,4\u00A0%');
  expect(formatBps(640, 'en')).toBe('6.4%');
  expect(formatBps(10_000, 'de')).toBe('100\u00A0%');
});

test('a change shows its sign', () => {
  expect(formatBps(480, 'de', { signed: true })).toBe('+4,8\u00A0%');
  expect(formatBps(-480, 'de', { signed: true })).toBe('\u22124,8\u00A0%');
  expect(formatBps(0, 'de', { signed: true })).toBe('0\u00A0%');
});

test('a rate can be rounded', () => {
  expect(formatBps(2_427, 'de', { digits: 0 })).toBe('24\u00A0%');
  expect(formatBps(845, 'de', { digits: 1 })).toBe('8,5\u00A0%');
});

test('a key figure stands without its sign', () => {
  expect(formatPercentNumber(9_822, 'de')).toBe('98,2');
  expect(formatPercentNumber(-50, 'en')).toBe('\u22120.5');
});

test('counts have their thousands apart', () => {
  expect(formatNumber(1_095, 'de')).toBe('1.095');
  expect(formatNumber(-15, 'de')).toBe('\u221215');
});
