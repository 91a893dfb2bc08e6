import { putOffDays } from './put-off';

const TODAY = '2026-11-21';

test.each([
  ['without a day, as far as a week', null, ['2026-11-22', '2026-11-24', '2026-11-28']],
  ['late already, as far as a week', '2026-11-20', ['2026-11-22', '2026-11-24', '2026-11-28']],
  ['not past its day', '2026-11-24', ['2026-11-22', '2026-11-24']],
  ['not on its day', TODAY, []],
])('a decision can be put off: %s', (_, dueOn, days) => {
  expect(putOffDays(dueOn, TODAY)).toEqual(days);
});
