import { hash } from 'node:crypto';
import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import type { Language } from '@manzil/shared/contract/values';
import { agendaTitle } from '@manzil/shared/format/agenda-title';
import { wholeDayCalendar } from '../../platform/whole-day-calendar';
import { calendarPlace } from './calendar-place';

/** The dates of an investor, of their own days alone. */
export function calendarFile(
  entries: readonly AgendaEntry[],
  investorId: string,
  language: Language,
): string {
  const events = entries.map((entry) => {
    const { on, kind, document_type } = entry;
    const location = calendarPlace(entry, language);
    return {
      uid: hash('sha256', [investorId, on, kind, document_type].join()),
      on,
      title: agendaTitle(entry, language),
      ...(location && { location }),
    };
  });
  return wholeDayCalendar(events, { calName: 'Manzil' });
}
