import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import type { TaxGroup } from '@manzil/shared/domain/tax-group';
import type { Text } from '../../platform/http/errors';

export const categoryLabel: Record<LedgerCategory, Text> = {
  rent: { de: 'Miete', en: 'Rent' },
  late_fee: { de: 'Verzugsgebühr', en: 'Late fee' },
  deposit_in: { de: 'Kaution erhalten', en: 'Deposit received' },
  deposit_out: { de: 'Kaution zurückgezahlt', en: 'Deposit returned' },
  management_fee: { de: 'Verwaltung', en: 'Management' },
  fee_vat: { de: 'Umsatzsteuer auf Gebühren', en: 'VAT on fees' },
  letting_fee: { de: 'Vermietungsgebühr', en: 'Letting fee' },
  service_charge: { de: 'Hausgeld (Service Charge)', en: 'Service charge' },
  maintenance: { de: 'Instandhaltung', en: 'Maintenance' },
  capex: { de: 'Anschaffung', en: 'Capital expenditure' },
  insurance: { de: 'Versicherung', en: 'Insurance' },
  utilities: { de: 'Strom, Wasser, Kühlung', en: 'Electricity, water, cooling' },
  ejari_fee: { de: 'Ejari-Gebühr', en: 'Ejari fee' },
  legal: { de: 'Rechtsberatung', en: 'Legal advice' },
  court: { de: 'Gericht', en: 'Court' },
  cleaning: { de: 'Reinigung', en: 'Cleaning' },
  furnishing: { de: 'Möblierung', en: 'Furnishing' },
  bank_fee: { de: 'Bankgebühr', en: 'Bank fee' },
  fx_difference: { de: 'Kursdifferenz', en: 'Exchange difference' },
  payout: { de: 'Auszahlung', en: 'Payout' },
  owner_contribution: { de: 'Einzahlung von dir', en: 'Contribution from you' },
  correction: { de: 'Korrektur', en: 'Correction' },
  reserve: { de: 'Rücklage', en: 'Reserve' },
};

/** The same in every country; most of the German ones are parts of the form Anlage V. */
export const taxGroupLabel: Record<TaxGroup, Text> = {
  rental_income: { de: 'Mieteinnahmen', en: 'Rental income' },
  maintenance: { de: 'Erhaltungsaufwendungen', en: 'Maintenance' },
  operating_costs: { de: 'Laufende Betriebskosten', en: 'Operating costs' },
  administration: { de: 'Verwaltungskosten', en: 'Administration' },
  other_costs: { de: 'Sonstige Werbungskosten', en: 'Other deductible costs' },
  acquisition_costs: { de: 'Anschaffungskosten', en: 'Acquisition costs' },
  none: { de: '', en: '' },
};
