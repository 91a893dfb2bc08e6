import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addDocuments, type Document } from './documents';
import { LENA, MAX } from './investors';
import { handedOverOn, type MaxUnit } from './max-unit';

const MANAGED = 20;
const NEWLY_LET = 3;

export function addLenaAndMaxDocuments(
  rows: DemoRows,
  units: MaxUnit[],
  { month, inDays }: DemoCalendar,
): void {
  const [declined] = addDocuments(rows, LENA, [
    {
      document_type: 'passport',
      status: 'declined',
      decline_code: 'unreadable',
      valid_until: month(96, 0),
      uploaded_on: inDays(-6),
    },
    { document_type: 'proof-of-address', uploaded_on: month(-4, 8) },
    {
      document_type: 'purchase-contract',
      unit_id: units[0]?.id ?? null,
      uploaded_on: month(-60, 8),
    },
    ...units.slice(0, 1).flatMap(managementContract),
  ]);
  addDocuments(rows, LENA, [
    { document_type: 'passport', valid_until: month(0, 1), uploaded_on: month(-60, 3) },
  ]);
  const replaced = rows.documents.at(-1);
  if (replaced && declined) replaced.superseded_by_id = declined;

  addDocuments(rows, MAX, [
    { document_type: 'passport', valid_until: month(61, 0), uploaded_on: month(-58, 3) },
    { document_type: 'proof-of-address', uploaded_on: month(-3, 19) },
    { document_type: 'emirates-id', valid_until: month(14, 0), uploaded_on: month(-9, 19) },
    ...units.flatMap(managementContract).slice(0, MANAGED),
    ...units
      .filter(({ lifecycle, letUntil }) => lifecycle === 'let' && letUntil === month(12, 0))
      .slice(0, NEWLY_LET)
      .flatMap(lettingPapers),
    ...proofOfPayment(rows, units, inDays(-1)),
  ]);
}

/** Of the instalment that is due first, which the office has not looked at yet. */
function proofOfPayment(rows: DemoRows, units: MaxUnit[], uploaded_on: string): Document[] {
  const unitOf = new Map(rows.plans.map(({ id, unit_id }) => [id, unit_id]));
  const own = new Set(units.map(({ id }) => id));
  const open = rows.instalments
    .map((instalment) => ({ ...instalment, unit_id: unitOf.get(instalment.plan_id) ?? '' }))
    .filter(({ unit_id, paid_on, due_on }) => own.has(unit_id) && !paid_on && due_on)
    .sort((a, b) => String(a.due_on).localeCompare(String(b.due_on)));
  return open.slice(0, 1).map(({ id, unit_id }) => ({
    document_type: 'receipt',
    status: 'in_review',
    unit_id,
    instalment_id: id ?? null,
    uploaded_on,
  }));
}

/** Of a unit that was handed over; none before. */
function managementContract(unit: MaxUnit): Document[] {
  const handedOver = handedOverOn(unit);
  if (handedOver === null) return [];
  return [
    {
      document_type: 'property-management-contract',
      unit_id: unit.id,
      uploaded_on: addDays(handedOver, 2),
      uploaded_by: 'operator',
    },
  ];
}

/** Signed in the days before a tenancy of a year begins. */
function lettingPapers({ id, project, letUntil }: MaxUnit): Document[] {
  if (letUntil === null) return [];
  const from = addMonths(addDays(letUntil, 1), -12);
  const paper = { unit_id: id, valid_until: letUntil, uploaded_by: 'operator' as const };
  return [
    { ...paper, document_type: 'tenancy-contract', uploaded_on: addDays(from, -6) },
    ...(project.emirate === 'dubai'
      ? [{ ...paper, document_type: 'ejari' as const, uploaded_on: addDays(from, -3) }]
      : []),
  ];
}
