/** Gulf Standard Time has no summer time. */
const GST_OFFSET_MS = 4 * 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Specification §9: Monday to Friday, 08:00 to 17:00 GST. */
const OPENS_H = 8;
const CLOSES_H = 17;

export type SupportHours = {
  open: boolean;
  /** When that changes: the closing time while open, the next opening time while closed. */
  changesAt: Date;
};

/** Whether the support can be reached at this moment. 08:00:00 is open, 17:00:00 is closed. */
export function supportOpen(now: Date): SupportHours {
  // Shifted by the offset, the UTC fields of a date read as Gulf time.
  const gulf = now.getTime() + GST_OFFSET_MS;
  const midnight = Math.floor(gulf / DAY_MS) * DAY_MS;
  const at = (days: number, hours: number): Date =>
    new Date(midnight + days * DAY_MS + hours * HOUR_MS - GST_OFFSET_MS);
  const isWorkday = (days: number): boolean => {
    const weekday = new Date(midnight + days * DAY_MS).getUTCDay();
    return weekday !== 0 && weekday !== 6;
  };

  const time = gulf - midnight;
  if (isWorkday(0) && time >= OPENS_H * HOUR_MS && time < CLOSES_H * HOUR_MS) {
    return { open: true, changesAt: at(0, CLOSES_H) };
  }
  let days = time < OPENS_H * HOUR_MS ? 0 : 1;
  while (!isWorkday(days)) days += 1;
  return { open: false, changesAt: at(days, OPENS_H) };
}
