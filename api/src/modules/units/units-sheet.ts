import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Sheet } from '../../platform/sheets/sheet';
import { emirateLabel, lifecycleLabel } from './unit-labels';

/** Amounts are those of the whole unit, whatever the share. */
export const UNITS_SHEET: Sheet<UnitSummary> = {
  name: { de: 'einheiten', en: 'units' },
  columns: [
    {
      head: { de: 'Gebäude', en: 'Building' },
      kind: 'text',
      value: ({ property_name }) => property_name,
    },
    { head: { de: 'Einheit', en: 'Unit' }, kind: 'text', value: ({ unit_no }) => unit_no },
    { head: { de: 'Ort', en: 'Place' }, kind: 'text', value: ({ community }) => community },
    {
      head: { de: 'Emirat', en: 'Emirate' },
      kind: 'text',
      value: ({ emirate }, language) => emirateLabel[emirate][language],
    },
    {
      head: { de: 'Status', en: 'Status' },
      kind: 'text',
      value: ({ lifecycle }, language) => lifecycleLabel[lifecycle][language],
    },
    { head: { de: 'Geschoss', en: 'Floor' }, kind: 'count', value: ({ floor }) => floor },
    {
      head: { de: 'Schlafzimmer', en: 'Bedrooms' },
      kind: 'count',
      value: ({ bedrooms }) => bedrooms,
    },
    {
      head: { de: 'Fläche in m²', en: 'Area in m²' },
      kind: 'hundredths',
      value: ({ area_sqm_x100 }) => area_sqm_x100,
    },
    {
      head: { de: 'Dein Anteil in %', en: 'Your share in %' },
      kind: 'hundredths',
      value: ({ share_bps }) => share_bps,
    },
    {
      head: { de: 'Nächster Termin', en: 'Next date' },
      kind: 'day',
      value: ({ next_date }) => next_date,
    },
    {
      head: { de: 'Mietvertrag bis', en: 'Tenancy until' },
      kind: 'day',
      value: ({ stage }) => stage.tenancy?.ends_on ?? null,
    },
    {
      head: { de: 'Kaufpreis in AED', en: 'Purchase price in AED' },
      kind: 'hundredths',
      value: ({ purchase_price }) => purchase_price.amount,
    },
    {
      head: { de: 'Jahresmiete in AED', en: 'Annual rent in AED' },
      kind: 'hundredths',
      value: ({ annual_rent }) => annual_rent?.amount ?? null,
    },
    {
      head: { de: 'Noch zu zahlende Raten in AED', en: 'Instalments still to pay in AED' },
      kind: 'hundredths',
      value: ({ open_amount }) => open_amount?.amount ?? null,
    },
    {
      head: { de: 'Nettorendite in %', en: 'Net yield in %' },
      kind: 'hundredths',
      value: ({ net_yield_bps }) => net_yield_bps,
    },
  ],
};
