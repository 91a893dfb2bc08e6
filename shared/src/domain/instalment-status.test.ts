import { instalmentStatus } from './instalment-status';

test.each([
  ['paid long ago', '2026-01-01', '2025-12-30', null, 'paid'],
  ['paid late', '2026-11-01', '2026-11-20', null, 'paid'],
  ['paid without a day it was due', null, '2026-11-20', null, 'paid'],
  ['paid, with another proof in review', '2026-11-01', '2026-11-01', '2026-11-20', 'paid'],
  ['whose proof is in review', '2026-11-01', null, '2026-11-20', 'proof_submitted'],
  ['paid ahead, proof in review', null, null, '2026-11-20', 'proof_submitted'],
  ['without a binding day', null, null, null, 'planned'],
  ['due in 31 days', '2026-12-22', null, null, 'planned'],
  ['due in 30 days', '2026-12-21', null, null, 'due_soon'],
  ['due tomorrow', '2026-11-22', null, null, 'due_soon'],
  ['due today', '2026-11-21', null, null, 'due'],
  ['due yesterday', '2026-11-20', null, null, 'overdue'],
] as const)('an instalment %s has its status', (_, dueOn, paidOn, proofOn, status) => {
  expect(instalmentStatus(dueOn, paidOn, proofOn, '2026-11-21')).toBe(status);
});
