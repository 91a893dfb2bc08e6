import type { Language } from '@manzil/shared/contract/values';
import { DUBAI, dubaiDay, formatTime, formatWeekday } from '@manzil/shared/format/date';

/** `Dienstag, 24. November 2026, 14:00 Uhr in Dubai` */
export function formatInstant(instant: string, language: Language): string {
  const at = new Date(instant);
  const day = formatWeekday(dubaiDay(at), language, 'full');
  const time = formatTime(at, language, DUBAI);
  return language === 'de' ? `${day}, ${time} Uhr in Dubai` : `${day}, ${time} in Dubai`;
}

const dayIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/** `Dienstag, 24. November 2026, 11:00 Uhr bei dir, 14:00 Uhr in Dubai` @param zone IANA name */
export function formatMoment(instant: string, language: Language, zone = DUBAI): string {
  const at = new Date(instant);
  const [here, there] = [dayIn(zone, at), dubaiDay(at)];
  const [hereAt, thereAt] = [formatTime(at, language, zone), formatTime(at, language, DUBAI)];
  if (here === there && hereAt === thereAt) return formatInstant(instant, language);
  const day = formatWeekday(here, language, 'full');
  const other = here === there ? '' : `${formatWeekday(there, language, 'short')}, `;
  return language === 'de'
    ? `${day}, ${hereAt} Uhr bei dir, ${other}${thereAt} Uhr in Dubai`
    : `${day}, ${hereAt} your time, ${other}${thereAt} in Dubai`;
}

/** For the next minutes, where most users live too: `15:18 Uhr in Deutschland (18:18 Uhr in Dubai)` */
export function formatClock(at: Date, language: Language): string {
  const german = formatTime(at, language, 'Europe/Berlin');
  const dubai = formatTime(at, language, DUBAI);
  return language === 'de'
    ? `${german} Uhr in Deutschland (${dubai} Uhr in Dubai)`
    : `${german} in Germany (${dubai} in Dubai)`;
}
