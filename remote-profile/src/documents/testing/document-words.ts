/** Under which heading each type of document stands, and by which name. */
export const placedTypes = [
  ['passport', 'Identität', 'Reisepass'],
  ['proof-of-address', 'Identität', 'Wohnsitznachweis'],
  ['emirates-id', 'Identität', 'Emirates ID'],
  ['visa', 'Identität', 'Visum'],
  ['purchase-contract', 'Eigentum', 'Kaufvertrag'],
  ['oqood', 'Eigentum', 'Oqood-Zertifikat'],
  ['title-deed', 'Eigentum', 'Eigentumsurkunde (Title Deed)'],
  ['tenancy-contract', 'Vermietung', 'Mietvertrag'],
  ['ejari', 'Vermietung', 'Ejari-Zertifikat'],
  ['property-management-contract', 'Verwaltung', 'Verwaltungsvertrag'],
  ['power-of-attorney', 'Verwaltung', 'Vollmacht'],
  ['snagging-report', 'Übergabe', 'Mängelbericht (Snagging)'],
  ['de-snagging-report', 'Übergabe', 'Bericht der Nachbegehung (De-Snagging)'],
  ['invoice', 'Finanzen', 'Rechnung'],
  ['receipt', 'Finanzen', 'Zahlungsbeleg'],
  ['membership-card', 'Weitere', 'Unbekannt'],
] as const;

/** What is said of each reason for a decline. */
export const declines = [
  ['unreadable', 'Das Bild ist nicht lesbar. Lade eine scharfe Aufnahme hoch.'],
  ['cropped', 'Der Rand ist abgeschnitten. Lade die ganze Seite noch einmal hoch.'],
  ['expired', 'Das Dokument ist abgelaufen. Lade das neue hoch.'],
  ['wrong_type', 'Das ist ein anderes Dokument als angegeben. Lade das passende hoch.'],
  ['name_mismatch', 'Der Name weicht von deinem Profil ab. Melde dich, wir klären das mit dir.'],
  ['older_than_3_months', 'Der Nachweis ist älter als drei Monate. Lade einen neueren hoch.'],
  ['other', 'Den Grund besprechen wir mit dir persönlich. Melde dich bei unserem Support.'],
  [null, 'Den Grund besprechen wir mit dir persönlich. Melde dich bei unserem Support.'],
] as const;
