import { localHours } from './local-hours';

test.each([
  ['2026-11-20T06:00:00Z', 'Europe/Berlin', { from: '05:00', until: '14:00' }],
  ['2026-07-20T06:00:00Z', 'Europe/Berlin', { from: '06:00', until: '15:00' }],
  ['2026-11-20T23:30:00Z', 'Asia/Tokyo', { from: '13:00', until: '22:00' }],
])('on %s the support is there %s at these hours', (now, zone, hours) => {
  expect(localHours(new Date(now), 'de', zone)).toEqual(hours);
});

test('readers on Gulf time need no second clock', () => {
  expect(localHours(new Date('2026-11-20T06:00:00Z'), 'de', 'Asia/Muscat')).toBeNull();
});
