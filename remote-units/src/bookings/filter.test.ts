import { unitId } from '../testing/unit-fixtures';
import { filterIn, isFiltered, withChoice } from './filter';

const read = (search: string) => filterIn(new URLSearchParams(search));

test('the address says year, month, unit and category', () => {
  expect(read(`year=2026&month=10&unit_id=${unitId(1)}&category=rent`)).toEqual({
    year: 2026,
    month: 10,
    unit_id: unitId(1),
    category: 'rent',
  });
});

test('what belongs to no unit has an address', () => {
  expect(read('unit_id=none')).toMatchObject({ unit_id: 'none' });
});

test.each(['', 'year=&category=', 'year=99&unit_id=1&category=gold', 'month=10'])(
  'an address with "%s" filters nothing',
  (search) => expect(isFiltered(read(search))).toBe(false),
);

test('a figure’s address says its days and what it counts', () => {
  expect(read('from=2025-12-01&to=2026-11-21&group=net')).toMatchObject({
    from: '2025-12-01',
    to: '2026-11-21',
    group: 'net',
  });
});

test('without its year a month goes too', () => {
  const search = new URLSearchParams('year=2026&month=10&category=rent');
  expect(withChoice(search, { year: '' }).toString()).toBe('category=rent');
});
