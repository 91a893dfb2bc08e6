import { supportAt } from './support-hours';

/** 20 November 2026 is a Friday; times are Gulf time. */
const gulf = (day: string, time: string): Date => new Date(`${day}T${time}+04:00`);

describe('the support', () => {
  it.each([
    ['Monday at 08:00:00', '2026-11-16', '08:00:00'],
    ['Wednesday at noon', '2026-11-18', '12:00:00'],
    ['Friday at 16:59:59', '2026-11-20', '16:59:59'],
  ])('is open on %s, until 17:00 of the same day', (_when, day, time) => {
    expect(supportAt(gulf(day, time))).toEqual({ open: true, changesAt: gulf(day, '17:00:00') });
  });

  it.each([
    ['a second before eight, opens at eight', '2026-11-18', '07:59:59', '2026-11-18'],
    ['at 17:00:00, opens the next day', '2026-11-18', '17:00:00', '2026-11-19'],
    ['on Friday evening, opens on Monday', '2026-11-20', '17:00:00', '2026-11-23'],
    ['on Saturday, opens on Monday', '2026-11-21', '11:00:00', '2026-11-23'],
    ['on Sunday night, opens on Monday', '2026-11-22', '23:59:59', '2026-11-23'],
    ['in the first minute of Monday, opens that morning', '2026-11-23', '00:00:00', '2026-11-23'],
    [
      'on the last evening of the year, opens in the new one',
      '2026-12-31',
      '20:00:00',
      '2027-01-01',
    ],
  ])('is closed %s', (_when, day, time, opens) => {
    expect(supportAt(gulf(day, time))).toEqual({
      open: false,
      changesAt: gulf(opens, '08:00:00'),
    });
  });

  it('goes by the weekday in Dubai, not by the one in London', () => {
    const sundayInLondon = new Date('2026-11-22T21:00:00Z');
    expect(supportAt(sundayInLondon)).toEqual({
      open: false,
      changesAt: gulf('2026-11-23', '08:00:00'),
    });
  });
});
