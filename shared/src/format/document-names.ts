import type { DocumentType } from '../contract/documents/document-entry';
import type { Language } from '../contract/values';

/**
 * What documents are called where the texts of no screen are at hand: in mails, in archives, by the search, in the
 * other language.
 */
export const documentNames: Record<Language, Record<DocumentType, string>> = {
  de: {
    passport: 'Reisepass',
    'proof-of-address': 'Wohnsitznachweis',
    'emirates-id': 'Emirates ID',
    visa: 'Visum',
    'tenancy-contract': 'Mietvertrag',
    ejari: 'Ejari-Zertifikat',
    'purchase-contract': 'Kaufvertrag',
    'title-deed': 'Eigentumsurkunde (Title Deed)',
    oqood: 'Oqood-Zertifikat',
    'power-of-attorney': 'Vollmacht',
    'property-management-contract': 'Verwaltungsvertrag',
    'snagging-report': 'Mängelbericht (Snagging)',
    'de-snagging-report': 'Bericht der Nachbegehung (De-Snagging)',
    invoice: 'Rechnung',
    receipt: 'Zahlungsbeleg',
  },
  en: {
    passport: 'Passport',
    'proof-of-address': 'Proof of address',
    'emirates-id': 'Emirates ID',
    visa: 'Visa',
    'tenancy-contract': 'Tenancy contract',
    ejari: 'Ejari certificate',
    'purchase-contract': 'Purchase contract',
    'title-deed': 'Title deed',
    oqood: 'Oqood certificate',
    'power-of-attorney': 'Power of attorney',
    'property-management-contract': 'Management contract',
    'snagging-report': 'Snagging report',
    'de-snagging-report': 'De-snagging report',
    invoice: 'Invoice',
    receipt: 'Receipt',
  },
};
