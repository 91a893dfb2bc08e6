import { isolated, withoutIsolates } from './isolated';

test.each(['Marina Walk Tower', '705', 'Übergabe 🏗', ''])('%p stays as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

test.each(['برج النور', 'Tower برج', 'מגדל'])('%p turns nothing beside it around', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  expect(withoutIsolates(isolated(text))).toBe(text);
});
