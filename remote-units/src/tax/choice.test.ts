import { choiceIn, taxAddress } from './choice';

const UNIT = '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01';

test.each([
  ['', {}],
  ['year=2025', { year: 2025 }],
  [`year=2025&unit_id=${UNIT}`, { year: 2025, unit_id: UNIT }],
  ['year=gestern&unit_id=1', {}],
  ['year=2999', {}],
])('the address %j chooses %j', (search, choice) => {
  expect(choiceIn(new URLSearchParams(search))).toEqual(choice);
});

test('an address that is written is read as the same', () => {
  const choice = { year: 2025, unit_id: UNIT };
  const [, search = ''] = taxAddress(choice).split('?');
  expect(choiceIn(new URLSearchParams(search))).toEqual(choice);
});
