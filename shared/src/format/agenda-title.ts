import type { AgendaEntry } from '../contract/dashboard/dashboard';
import type { DocumentType } from '../contract/documents/document-entry';
import type { Language } from '../contract/values';
import { documentNames } from './document-names';
import { instalmentName } from './instalment-name';

type Entry = Pick<AgendaEntry, 'number' | 'seq' | 'count' | 'document_type'>;
type Title = { one: (entry: Entry) => string; several: (entry: Entry) => string };

const documentName = (language: Language, { document_type }: Entry, unknown: string): string =>
  documentNames[language][document_type as DocumentType] ?? unknown;

const deDocument = (entry: Entry) => documentName('de', entry, 'Dokument');
const enDocument = (entry: Entry) => documentName('en', entry, 'Document');

const TITLES: Record<Language, Record<AgendaEntry['kind'], Title>> = {
  de: {
    instalment: {
      one: (entry) => instalmentName(entry, 'de'),
      several: ({ number }) => `${number} Raten`,
    },
    cheque: {
      one: ({ seq, count }) => `Scheck ${seq} von ${count} geht zur Bank`,
      several: ({ number }) => `${number} Schecks gehen zur Bank`,
    },
    rent_notice: {
      one: () => 'Letzter Tag, um eine Mieterhöhung anzukündigen',
      several: ({ number }) => `Letzter Tag für ${number} Mieterhöhungen`,
    },
    tenancy_end: {
      one: () => 'Mietvertrag: Laufzeit endet',
      several: ({ number }) => `${number} Mietverträge: Laufzeit endet`,
    },
    handover_deadline: {
      one: () => 'Frist für die Übergabe',
      several: ({ number }) => `${number} Fristen für die Übergabe`,
    },
    document_expiry: {
      one: (entry) => `${deDocument(entry)} läuft ab`,
      several: (entry) => `${entry.number} Dokumente laufen ab: ${deDocument(entry)}`,
    },
  },
  en: {
    instalment: {
      one: (entry) => instalmentName(entry, 'en'),
      several: ({ number }) => `${number} instalments`,
    },
    cheque: {
      one: ({ seq, count }) => `Cheque ${seq} of ${count} goes to the bank`,
      several: ({ number }) => `${number} cheques go to the bank`,
    },
    rent_notice: {
      one: () => 'Last day to give notice of a rent increase',
      several: ({ number }) => `Last day for ${number} rent increases`,
    },
    tenancy_end: {
      one: () => 'Tenancy term ends',
      several: ({ number }) => `${number} tenancy terms end`,
    },
    handover_deadline: {
      one: () => 'Handover deadline',
      several: ({ number }) => `${number} handover deadlines`,
    },
    document_expiry: {
      one: (entry) => `${enDocument(entry)} expires`,
      several: (entry) => `${entry.number} documents expire: ${enDocument(entry)}`,
    },
  },
};

/** What happens on a day, with the same words in the list and in calendars: "Rate 5 von 9", "13 Raten". */
export function agendaTitle(entry: Entry & Pick<AgendaEntry, 'kind'>, language: Language): string {
  const { one, several } = TITLES[language][entry.kind];
  return entry.number > 1 ? several(entry) : one(entry);
}
