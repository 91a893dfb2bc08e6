import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Money } from '@manzil/shared/contract/values';
import { shareOf } from '@manzil/shared/domain/money';
import type { Text } from '../../platform/http/errors';
import type { Sheet, SheetColumn } from '../../platform/sheets/sheet';
import { nextDue } from './unit-due';
import { emirateLabel, lifecycleLabel } from './unit-labels';

/** Both the whole unit's, as its contract says it, and the investor's part, whatever the account shows: a file says what it is. */
const amounts = (
  { de, en }: Text,
  amountOf: (unit: UnitSummary) => Money | null,
): SheetColumn<UnitSummary>[] => [
  {
    head: { de: `${de} in AED (ganze Einheit)`, en: `${en} in AED (whole unit)` },
    kind: 'hundredths',
    value: (unit) => amountOf(unit)?.amount ?? null,
  },
  {
    head: { de: `${de} in AED (mein Anteil)`, en: `${en} in AED (my share)` },
    kind: 'hundredths',
    value: (unit) => {
      const whole = amountOf(unit);
      return whole && shareOf(whole.amount, unit.share_bps);
    },
  },
];

/** @param today calendar day in Asia/Dubai */
export const unitsSheet = (today: string): Sheet<UnitSummary> => ({
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
    { head: { de: 'Etage', en: 'Floor' }, kind: 'count', value: ({ floor }) => floor },
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
      head: { de: 'Mein Anteil in %', en: 'My share in %' },
      kind: 'hundredths',
      value: ({ share_bps }) => share_bps,
    },
    {
      head: { de: 'Nächster Termin', en: 'Next date' },
      kind: 'day',
      value: (unit) => nextDue(unit, today).day,
    },
    {
      head: { de: 'Was ansteht', en: 'What is due' },
      kind: 'text',
      value: (unit, language) => nextDue(unit, today).name[language],
    },
    {
      head: { de: 'Mietvertrag bis', en: 'Tenancy until' },
      kind: 'day',
      value: ({ stage }) => stage.tenancy?.ends_on ?? null,
    },
    ...amounts({ de: 'Kaufpreis', en: 'Purchase price' }, ({ purchase_price }) => purchase_price),
    ...amounts({ de: 'Jahresmiete', en: 'Annual rent' }, ({ annual_rent }) => annual_rent),
    ...amounts(
      { de: 'Noch zu zahlende Raten', en: 'Instalments still to pay' },
      ({ open_amount }) => open_amount,
    ),
    {
      head: { de: 'Nettorendite in %', en: 'Net yield in %' },
      kind: 'hundredths',
      value: ({ net_yield_bps }) => net_yield_bps,
    },
  ],
});
