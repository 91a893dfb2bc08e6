import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import type { Language } from '@manzil/shared/contract/values';

const BUILDINGS: Record<Language, string> = { de: 'Gebäude', en: 'buildings' };

/** Building and unit, as it may stand in anybody's calendar; no amount and no name. */
export function calendarPlace(entry: AgendaEntry, language: Language): string {
  const { unit, building, buildings } = entry;
  if (unit) return `${unit.property_name} ${unit.unit_no}`;
  return building ?? (buildings > 0 ? `${buildings} ${BUILDINGS[language]}` : '');
}
