import * as cells from './cells';

const read = (cell: cells.Cell, text: string) => {
  const result = cell.safeParse(text);
  return result.success ? result.data : `! ${result.error.issues.map(({ message }) => message)}`;
};

test.each<[string, cells.Cell, string, unknown]>([
  ['an amount', cells.amount, '1234.56', 123_456],
  ['a German amount', cells.amount, '-1234,5', -123_450],
  ['an amount that a fraction would miss', cells.amount, '4.35', 435],
  ['the largest amount', cells.amountFromZero, '999999999999.99', 99_999_999_999_999],
  ['nothing to pay', cells.amountFromZero, '-0', 0],
  ['a percentage', cells.percent, '33.33', 3_333],
  ['an area', cells.area, '92,45', 9_245],
  ['a day', cells.day, '2028-02-29', '2028-02-29'],
  ['a German day', cells.day, '31.12.2026', '2026-12-31'],
  [
    'an e-mail address in capitals',
    cells.email,
    'Anna.Becker@Example.com',
    'anna.becker@example.com',
  ],
  ['a phone number', cells.phone, '+49 40 5550112', '+49405550112'],
  ['a country without a number', cells.country, 'XK', 'XK'],
  ['an id', cells.externalId, 'Müller/12 #3', 'Müller/12 #3'],
  ['a formula, as text', cells.text(20), '=SUM(A1:A9)', '=SUM(A1:A9)'],
  ['an empty cell', cells.optional(cells.day), '', null],
  ['a default', cells.withDefault(cells.oneOf(['de', 'en']), 'de'), '', 'de'],
  ['paragraphs', cells.plainHtml(99), 'a < b\n& c\n\n d', '<p>a &lt; b<br>&amp; c</p><p>d</p>'],
])('%s is read', (_, cell, text, value) => {
  expect(read(cell, text)).toBe(value);
});

test.each<[string, cells.Cell, string, string]>([
  ['three decimals', cells.amount, '1.234', '"1.234" is no amount: write 1234.56, not 0'],
  ['separators of thousands', cells.amount, '1.234,56', 'is no amount'],
  ['a formula', cells.amount, '=1+1', '"=1+1" is no amount'],
  ['a number in words of a computer', cells.amount, '1e3', 'is no amount'],
  ['0 where something must be booked', cells.amount, '0.00', 'not 0'],
  ['more than everything', cells.percent, '100.01', 'from 0 to 100'],
  [
    'a day that no calendar has',
    cells.day,
    '2026-02-29',
    'is no day: write 2026-03-31 or 31.03.2026',
  ],
  ['a day in an American order', cells.day, '03/31/2026', 'is no day'],
  ['a year nobody means', cells.day, '0026-03-31', 'is no day'],
  ['half an address', cells.email, 'anna@', 'is no e-mail address'],
  ['a number without its country', cells.phone, '040 5550112', 'with its country code'],
  ['a country that is none', cells.country, 'XX', 'is no country code'],
  ['a fraction of a floor', cells.integer(1, 9), '1.5', 'is no whole number from 1 to 9'],
  ['a word that is none of the list', cells.oneOf(['let', 'sold']), 'Let', 'is none of let, sold'],
  ['nothing', cells.text(9), '', 'is empty'],
  ['too much', cells.text(3), 'abcd', 'is longer than 3 characters'],
  ['a NUL', cells.text(9), 'a\0b', '"a\\u{0}b" has a character that cannot be printed'],
  ['a line end in a line', cells.text(9), 'a\nb', 'cannot be printed'],
  ['text turned around', cells.text(9), 'a\u202eb', 'cannot be printed'],
  ['half a pair', cells.text(9), '\ud800', 'cannot be printed'],
  ['an id that starts as a formula', cells.externalId, '=A1', 'is no id'],
  ['a path', cells.fileName, '../key', 'is no name of a file'],
])('%s is refused, with the reason', (_, cell, text, reason) => {
  expect(read(cell, text)).toContain(reason);
});
