import { choiceIn, isFiltered, withoutFilters } from './choice';

const read = (search: string) => choiceIn(new URLSearchParams(search));

test('the address says search, state, emirate, building and order', () => {
  expect(read('search=+safa&state=vacant&emirate=dubai&property_id=7&sort=-rent')).toEqual({
    search: 'safa',
    state: 'vacant',
    emirate: 'dubai',
    property_id: '7',
    sort: '-rent',
  });
});

test.each([
  '',
  'search=+',
  'state=gold&emirate=berlin',
  'property_id=x',
  `search=${'a'.repeat(101)}`,
])('an address with "%s" filters nothing', (search) =>
  expect(isFiltered(read(search))).toBe(false),
);

test('without filters the order and the view stay', () => {
  const address = new URLSearchParams('state=let&search=a&sort=name&view=cards');
  expect(withoutFilters(address).toString()).toBe('sort=name&view=cards');
});
