import { askedFor, choiceIn, firstIn, isFiltered, withChoice, withoutFilters } from './choice';

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
  'sort=price_part',
  `search=${'a'.repeat(101)}`,
])('an address with "%s" filters nothing', (search) =>
  expect(isFiltered(read(search))).toBe(false),
);

test('without filters the order and the view stay', () => {
  const address = new URLSearchParams('state=let&search=a&sort=name&view=cards');
  expect(withoutFilters(address).toString()).toBe('sort=name&view=cards');
});

test.each([
  ['', 1],
  ['from=0', 1],
  ['from=-5', 1],
  ['from=1e3', 1],
  ['from=264', 1],
  ['from=265', 265],
  ['from=2000', 1849],
])('a list with "%s" begins with unit %d', (search, first) =>
  expect(firstIn(new URLSearchParams(search))).toBe(first),
);

test('another choice begins with the first unit, another view stays where it is', () => {
  const address = new URLSearchParams('state=let&from=265');
  expect(withChoice(address, 'sort', 'name').toString()).toBe('state=let&sort=name');
  expect(withChoice(address, 'view', 'cards').toString()).toBe('state=let&from=265&view=cards');
  expect(withoutFilters(address).toString()).toBe('');
});

test.each([
  ['sort=-price', '-price_part'],
  ['sort=rent', 'rent_part'],
  ['sort=name', 'name'],
  ['', undefined],
  ['sort=price_part', undefined],
])('who sees parts asks for the order "%s" by %s', (search, sort) => {
  const choice = read(`state=let&${search}`);
  expect(askedFor(choice, true)).toEqual({ state: 'let', ...(sort && { sort }) });
  expect(askedFor(choice, false)).toEqual(choice);
});
