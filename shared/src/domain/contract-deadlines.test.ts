import { termDeadlines } from './contract-deadlines';

const tenancy = {
  kind: 'tenancy',
  ends_on: '2028-02-29',
  inDubai: true,
  noticeGiven: false,
} as const;

test('a tenancy in Dubai has two notices and an end', () => {
  expect(termDeadlines(tenancy, '2027-02-28')).toEqual([
    { kind: 'leave_notice', on: '2027-02-28' },
    { kind: 'rent_notice', on: '2027-12-01' },
    { kind: 'end', on: '2028-02-29' },
  ]);
});

test('a notice that has passed is none', () => {
  expect(termDeadlines(tenancy, '2027-12-02')).toEqual([{ kind: 'end', on: '2028-02-29' }]);
});

test('once notice is given only the end is left', () => {
  expect(termDeadlines({ ...tenancy, noticeGiven: true }, '2026-01-01')).toEqual([
    { kind: 'end', on: '2028-02-29' },
  ]);
});

test('elsewhere the law of Dubai is not counted', () => {
  expect(termDeadlines({ ...tenancy, inDubai: false }, '2026-01-01')).toEqual([
    { kind: 'end', on: '2028-02-29' },
  ]);
});

test('what runs until further notice has no deadline', () => {
  expect(termDeadlines({ ...tenancy, kind: 'management', ends_on: null }, '2026-01-01')).toEqual(
    [],
  );
});
