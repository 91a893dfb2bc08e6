import { CLARAS_UNITS, PAULS_HOME } from './clara-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addDocuments } from './documents';
import { CLARA, MIA, PAUL } from './more-investors';

const { signed, shared, ready, preparing, let: rented } = CLARAS_UNITS;

export function addClarasPaulsAndMiasDocuments(rows: DemoRows, calendar: DemoCalendar): void {
  const { month, inDays } = calendar;
  const ofTenancy = {
    unit_id: rented,
    valid_until: month(5, 0),
    uploaded_by: 'operator',
  } as const;
  addDocuments(rows, CLARA, [
    { document_type: 'passport', valid_until: month(50, 0), uploaded_on: month(-27, 6) },
    { document_type: 'proof-of-address', uploaded_on: month(-6, 10) },
    // It is asked for again before the handover.
    {
      document_type: 'power-of-attorney',
      unit_id: ready,
      valid_until: inDays(-12),
      uploaded_on: month(-13, 9),
    },
    { document_type: 'purchase-contract', unit_id: ready, uploaded_on: month(-26, 13) },
    { document_type: 'purchase-contract', unit_id: shared, uploaded_on: month(-14, 11) },
    { document_type: 'purchase-contract', unit_id: signed, uploaded_on: inDays(-14) },
    ...handedOver(preparing, inDays(-20)),
    ...handedOver(rented, month(-8, 14)),
    { ...ofTenancy, document_type: 'tenancy-contract', uploaded_on: month(-8, 25) },
    { ...ofTenancy, document_type: 'ejari', uploaded_on: month(-8, 27) },
  ]);
  addDocuments(rows, PAUL, [
    { document_type: 'passport', valid_until: month(70, 0), uploaded_on: month(-31, 4) },
    { document_type: 'proof-of-address', uploaded_on: month(-5, 12) },
    { document_type: 'emirates-id', valid_until: month(15, 0), uploaded_on: month(-9, 3) },
    { document_type: 'title-deed', unit_id: PAULS_HOME, uploaded_on: month(-30, 14) },
    { document_type: 'purchase-contract', unit_id: shared, uploaded_on: month(-14, 12) },
  ]);
  const waits = { status: 'in_review', uploaded_on: inDays(-1) } as const;
  addDocuments(rows, MIA, [
    { ...waits, document_type: 'passport', valid_until: month(88, 0) },
    { ...waits, document_type: 'proof-of-address' },
  ]);
}

const handedOver = (unit_id: string, uploaded_on: string) => [
  { document_type: 'title-deed' as const, unit_id, uploaded_on },
  {
    document_type: 'property-management-contract' as const,
    unit_id,
    uploaded_on,
    uploaded_by: 'operator' as const,
  },
];
