import { instalmentStatus } from './instalment-status';

test.each([
  ['paid long ago', '2026-01-01', '2025-12-30', 'paid'],
  ['paid late', '2026-11-01', '2026-11-20', 'paid'],
  ['paid without a day it was due', null, '2026-11-20', 'paid'],
  ['without a binding day', null, null, 'planned'],
  ['due in 31 days', '2026-12-22', null, 'planned'],
  ['due in 30 days', '2026-12-21', null, 'due_soon'],
  ['due tomorrow', '2026-11-22', null, 'due_soon'],
  ['due today', '2026-11-21', null, 'due'],
  ['due yesterday', '2026-11-20', null, 'overdue'],
] as const)('an instalment %s has its status', (_, dueOn, paidOn, status) => {
  expect(instalmentStatus(dueOn, paidOn, '2026-11-21')).toBe(status);
});
