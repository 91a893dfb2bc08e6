import { ANNA, ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addDocuments } from './documents';

const { marina, creek, yas, safa } = ANNAS_UNITS;

export function addAnnasDocuments(rows: DemoRows, { month, inDays }: DemoCalendar): void {
  addDocuments(rows, ANNA, [
    { document_type: 'passport', valid_until: inDays(74), uploaded_on: month(-54, 2) },
    { document_type: 'proof-of-address', uploaded_on: month(-5, 17) },
    {
      document_type: 'power-of-attorney',
      unit_id: yas,
      valid_until: inDays(45),
      uploaded_on: month(-2, 9),
    },
    { document_type: 'snagging-report', unit_id: yas, uploaded_on: inDays(-4) },
    { document_type: 'purchase-contract', unit_id: yas, uploaded_on: month(-25, 4) },
    { document_type: 'purchase-contract', unit_id: creek, uploaded_on: month(-20, 15) },
    { document_type: 'oqood', unit_id: creek, uploaded_on: month(-17, 4) },
    { document_type: 'purchase-contract', unit_id: marina, uploaded_on: month(-54, 19) },
    { document_type: 'title-deed', unit_id: marina, uploaded_on: month(-38, 5) },
    {
      document_type: 'property-management-contract',
      unit_id: marina,
      uploaded_on: month(-38, 6),
      uploaded_by: 'operator',
    },
    {
      document_type: 'tenancy-contract',
      unit_id: marina,
      valid_until: month(10, 0),
      uploaded_on: month(-2, 3),
      uploaded_by: 'operator',
    },
    {
      document_type: 'ejari',
      unit_id: marina,
      valid_until: month(10, 0),
      uploaded_on: month(-2, 5),
      uploaded_by: 'operator',
    },
    { document_type: 'title-deed', unit_id: safa, uploaded_on: month(-30, 12) },
    {
      document_type: 'property-management-contract',
      unit_id: safa,
      uploaded_on: month(-30, 13),
      uploaded_by: 'operator',
    },
  ]);
}
