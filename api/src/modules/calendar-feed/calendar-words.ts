import type { AgendaEntry } from '@manzil/shared/contract/dashboard/dashboard';
import type { Language } from '@manzil/shared/contract/values';

type Words = Record<AgendaEntry['kind'], (entry: AgendaEntry) => string>;

/** "13 Raten", "Rate 5 von 9", "Rate". */
const counted =
  (one: string, of: string, many: string) =>
  ({ number, seq, count }: AgendaEntry): string => {
    if (number > 1) return `${number} ${many}`;
    return seq === null || count === null ? one : `${one} ${seq} ${of} ${count}`;
  };
const plural =
  (one: string, many: string) =>
  ({ number }: AgendaEntry): string =>
    number > 1 ? `${number} ${many}` : one;

const WORDS: Record<Language, Words> = {
  de: {
    instalment: counted('Rate', 'von', 'Raten'),
    cheque: counted('Scheck', 'von', 'Schecks'),
    rent_notice: plural(
      'Letzter Tag, um eine Mieterhöhung anzukündigen',
      'Mieterhöhungen: letzter Tag, um sie anzukündigen',
    ),
    tenancy_end: plural('Mietvertrag: Laufzeit endet', 'Mietverträge: Laufzeit endet'),
    handover_deadline: plural('Frist für die Übergabe', 'Fristen für die Übergabe'),
    document_expiry: plural('Ein Dokument läuft ab', 'Dokumente laufen ab'),
  },
  en: {
    instalment: counted('Instalment', 'of', 'instalments'),
    cheque: counted('Cheque', 'of', 'cheques'),
    rent_notice: plural(
      'Last day to give notice of a rent increase',
      'rent increases: last day to give notice',
    ),
    tenancy_end: plural('Tenancy term ends', 'tenancy terms end'),
    handover_deadline: plural('Handover deadline', 'handover deadlines'),
    document_expiry: plural('A document expires', 'documents expire'),
  },
};

const BUILDINGS: Record<Language, string> = { de: 'Gebäude', en: 'buildings' };

export const calendarTitle = (entry: AgendaEntry, language: Language): string =>
  WORDS[language][entry.kind](entry);

/** Building and unit, as it may stand in anybody's calendar; no amount and no name. */
export function calendarPlace(entry: AgendaEntry, language: Language): string {
  const { unit, building, buildings } = entry;
  if (unit) return `${unit.property_name} ${unit.unit_no}`;
  return building ?? (buildings > 0 ? `${buildings} ${BUILDINGS[language]}` : '');
}
