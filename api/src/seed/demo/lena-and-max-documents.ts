import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addDocuments } from './documents';
import { LENA, MAX } from './investors';
import type { MaxUnit } from './max-units';

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
    ...units.slice(0, 20).map(({ id }, index) => ({
      document_type: 'property-management-contract' as const,
      unit_id: id,
      uploaded_on: month(-58, 1 + index),
    })),
  ]);
}
