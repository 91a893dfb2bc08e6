import {
  DUBAI,
  dayAndMonth,
  dubaiDay,
  formatDay,
  formatDayMonth,
  formatMonth,
  formatMonthName,
  formatTime,
  formatWeekday,
  formatWeekdayName,
} from './date';

test('a day is written with two figures each and the year in German', () => {
  expect(formatDay('2026-12-01', 'de')).toBe('01.12.2026');
  expect(formatDay('2026-12-01', 'en')).toBe('1\u00A0Dec\u00A02026');
});

test('a day near midnight is the same day in every zone', () => {
  expect(formatDay('2026-01-01', 'de')).toBe('01.01.2026');
  expect(formatDay('2026-12-31', 'de')).toBe('31.12.2026');
});

test('a day can leave its year out', () => {
  expect(formatDayMonth('2026-11-24', 'de')).toBe('24.11.');
  expect(formatDayMonth('2026-11-24', 'en')).toBe('24\u00A0Nov');
});

test('a date column has day and month apart', () => {
  expect(dayAndMonth('2026-12-01', 'de')).toEqual({ day: '01', month: 'Dez.' });
  expect(dayAndMonth('2026-03-09', 'de')).toEqual({ day: '09', month: 'März' });
  expect(dayAndMonth('2026-12-01', 'en')).toEqual({ day: '1', month: 'Dec' });
});

test('short months have three letters in English', () => {
  expect(formatDay('2026-09-01', 'en')).toBe('1\u00A0Sep\u00A02026');
  expect(formatDayMonth('2026-09-01', 'en')).toBe('1\u00A0Sep');
  expect(formatWeekday('2026-09-01', 'en', 'short')).toBe('Tue 1\u00A0Sep');
  expect(formatMonth('2026-09', 'en')).toBe('September\u00A02026');
  expect(dayAndMonth('2026-09-01', 'de')).toEqual({ day: '01', month: 'Sept.' });
});

test('a forecast names the month only', () => {
  expect(formatMonth('2027-03-15', 'de')).toBe('März\u00A02027');
  expect(formatMonth('2027-03', 'en')).toBe('March\u00A02027');
  expect(formatMonthName('2025-12', 'de')).toBe('Dez');
  expect(formatMonthName('2026-09', 'en')).toBe('Sep');
});

test('the weekday comes in full or short', () => {
  expect(formatWeekday('2026-11-20', 'de', 'full')).toBe('Freitag, 20.\u00A0November\u00A02026');
  expect(formatWeekday('2026-11-20', 'de', 'short')).toBe('Fr., 20.\u00A0Nov.');
  expect(formatWeekday('2026-11-20', 'en', 'full')).toBe('Friday, 20\u00A0November\u00A02026');
});

test('it is later in Dubai', () => {
  const now = new Date('2026-11-20T06:42:00Z');
  expect(formatTime(now, 'de', DUBAI)).toBe('10:42');
  expect(formatTime(now, 'de', 'Europe/Berlin')).toBe('07:42');
});

test('the day changes in Dubai four hours before it does in UTC', () => {
  expect(dubaiDay(new Date('2026-11-20T19:59:59Z'))).toBe('2026-11-20');
  expect(dubaiDay(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21');
});

test('a weekday is the one of its zone', () => {
  const mondayMorningInDubai = new Date('2026-11-23T04:00:00Z');
  expect(formatWeekdayName(mondayMorningInDubai, 'de', DUBAI)).toBe('Montag');
  expect(formatWeekdayName(mondayMorningInDubai, 'en', 'America/Los_Angeles')).toBe('Sunday');
});
