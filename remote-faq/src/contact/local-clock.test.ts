import { localWeek, nextChange } from './local-clock';
import { supportAt } from './support-hours';

/** 20 November 2026 is a Friday; times are Gulf time. */
const gulf = (time: string) => new Date(`${time}:00+04:00`);
const at = (time: string) => supportAt(gulf(time));
const FRIDAY_NOON = '2026-11-20T12:00';
const SATURDAY = '2026-11-21T12:00';
const JULY_NOON = '2026-07-20T12:00';

test.each([
  ['Europe/Berlin', FRIDAY_NOON, { gst: '17:00', local: '14:00' }],
  ['Europe/Berlin', JULY_NOON, { gst: '17:00', local: '15:00' }],
  ['Asia/Tokyo', FRIDAY_NOON, { gst: '17:00', local: '22:00' }],
  ['Asia/Kolkata', FRIDAY_NOON, { gst: '17:00', local: '18:30' }],
  ['Asia/Muscat', FRIDAY_NOON, { gst: '17:00', local: null }],
  ['Europe/Berlin', SATURDAY, { gst: 'Montag, 08:00', local: '05:00' }],
  ['America/Los_Angeles', SATURDAY, { gst: 'Montag, 08:00', local: 'Sonntag, 20:00' }],
  ['Asia/Dubai', SATURDAY, { gst: 'Montag, 08:00', local: null }],
  ['Europe/Berlin', '2026-11-23T06:55', { gst: 'heute, 08:00', local: '05:00' }],
  ['Europe/Berlin', '2026-11-24T00:30', { gst: 'Dienstag, 08:00', local: '05:00' }],
  ['America/Los_Angeles', '2026-11-23T06:55', { gst: 'Montag, 08:00', local: 'heute, 20:00' }],
  ['America/Los_Angeles', '2026-11-22T21:00', { gst: 'Montag, 08:00', local: 'heute, 20:00' }],
])('in %s at %s the support changes over at (%#)', (zone, time, words) => {
  expect(nextChange(at(time), gulf(time), 'de', zone)).toEqual(words);
});

test.each([
  ['Europe/Berlin', FRIDAY_NOON, { from: '05:00', until: '14:00', days: null }],
  ['Europe/Berlin', JULY_NOON, { from: '06:00', until: '15:00', days: null }],
  // Clocks in Berlin go back on Sunday, 25 October 2026: the hours are those of the Monday after.
  ['Europe/Berlin', '2026-10-24T12:00', { from: '05:00', until: '14:00', days: null }],
  ['Pacific/Kiritimati', FRIDAY_NOON, { from: '18:00', until: '03:00', days: null }],
  [
    'America/Los_Angeles',
    SATURDAY,
    { from: '20:00', until: '05:00', days: { first: 'Sonntag', last: 'Donnerstag' } },
  ],
])('in %s the week looks like (%#)', (zone, time, week) => {
  expect(localWeek(at(time), 'de', zone)).toEqual(week);
});

test('users on Gulf time need no second clock', () => {
  expect(localWeek(at(FRIDAY_NOON), 'de', 'Asia/Muscat')).toBeNull();
});

test('in English weekdays are English', () => {
  expect(nextChange(at(SATURDAY), gulf(SATURDAY), 'en', 'America/Los_Angeles')).toEqual({
    gst: 'Monday, 08:00',
    local: 'Sunday, 20:00',
  });
});
