import { statementMayCome } from './statement-due';

test.each([
  ['2026-11-30', true],
  ['2026-12-01', false],
])('the statement of a payout of October may still come on %s: %s', (today, may) => {
  expect(statementMayCome('2026-10-31', today)).toBe(may);
});
