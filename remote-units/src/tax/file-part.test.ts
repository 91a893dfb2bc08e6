import { filePart } from './file-part';

test.each([
  ['Marina Walk Tower', '2304', '-marina-walk-tower-2304'],
  ['Am Hafen / Straße: Ü', 'B-12.', '-am-hafen-straße-ü-b-12'],
])('%s %s is %j in the name of a file', (property_name, unit_no, part) => {
  expect(filePart({ unit_id: 'x', property_name, unit_no })).toBe(part);
});

test('without a unit the name of a file says none', () => {
  expect(filePart(null)).toBe('');
});
