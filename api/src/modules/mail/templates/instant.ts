import type { Language } from '@manzil/shared/contract/values';
import { DUBAI, dubaiDay, formatTime, formatWeekday } from '@manzil/shared/format/date';

/** `Dienstag, 24. November 2026, 14:00 Uhr in Dubai` */
export function formatInstant(instant: string, language: Language): string {
  const at = new Date(instant);
  const day = formatWeekday(dubaiDay(at), language, 'full');
  const time = formatTime(at, language, DUBAI);
  return language === 'de' ? `${day}, ${time} Uhr in Dubai` : `${day}, ${time} in Dubai`;
}

/** For the next minutes, where most readers live too: `15:18 Uhr in Deutschland (18:18 Uhr in Dubai)` */
export function formatClock(at: Date, language: Language): string {
  const german = formatTime(at, language, 'Europe/Berlin');
  const dubai = formatTime(at, language, DUBAI);
  return language === 'de'
    ? `${german} Uhr in Deutschland (${dubai} Uhr in Dubai)`
    : `${german} in Germany (${dubai} in Dubai)`;
}
