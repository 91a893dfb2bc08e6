import type { Language } from '@manzil/shared/contract/values';
import { DUBAI, dubaiDay, formatTime } from '@manzil/shared/format/date';

/** Specification §9: Monday to Friday, 08:00 to 17:00 GST. Gulf Standard Time has no summer time. */
const OPENS = 'T08:00:00+04:00';
const CLOSES = 'T17:00:00+04:00';

/**
 * The support's hours on the reader's clock; null where it shows Gulf time anyway.
 * @param zone IANA name; the reader's own where it is left out
 */
export function localHours(
  now: Date,
  language: Language,
  zone?: string,
): { from: string; until: string } | null {
  const opens = new Date(dubaiDay(now) + OPENS);
  const from = formatTime(opens, language, zone);
  if (from === formatTime(opens, language, DUBAI)) return null;
  return { from, until: formatTime(new Date(dubaiDay(now) + CLOSES), language, zone) };
}
