import { validityOf } from './validity';

const TODAY = '2026-11-21';

test.each([
  [null, { state: 'unlimited' }],
  ['2026-11-20', { state: 'expired' }],
  ['2026-11-21', { state: 'expiring', daysLeft: 0 }],
  ['2026-11-22', { state: 'expiring', daysLeft: 1 }],
  ['2027-01-20', { state: 'expiring', daysLeft: 60 }],
  ['2027-01-21', { state: 'valid' }],
])('on 21 November 2026 a document valid until %s is %j', (valid_until, validity) => {
  expect(validityOf({ valid_until }, TODAY)).toEqual(validity);
});
