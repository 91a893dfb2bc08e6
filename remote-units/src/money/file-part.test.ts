import { filePart } from './file-part';

test.each([
  ['Marina Walk Tower 2304', '-marina-walk-tower-2304'],
  ['Am Hafen / Straße: Ü B-12.', '-am-hafen-straße-ü-b-12'],
  ['', ''],
])('"%s" is "%s" in the name of a file', (words, part) => {
  expect(filePart(words)).toBe(part);
});
