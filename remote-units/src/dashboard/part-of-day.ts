/** From the hour, 0 to 23. */
export function partOfDay(hour: number): 'morning' | 'day' | 'evening' | 'night' {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The hour in a time zone, 0 to 23. @param zone IANA name */
export const hourIn = (now: Date, zone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(
      now,
    ),
  );
