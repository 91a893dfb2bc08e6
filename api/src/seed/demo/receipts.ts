import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { LATE_REPAIR } from './anna-bookings';
import { ANNA } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addDocuments } from './documents';

const BILLED = new Set<LedgerCategory>(['maintenance', 'insurance']);
/** The month and its day on which the invoice of the late repair came. */
const LATE_INVOICE_DAY = 8;

/** What Anna's repairs and insurances cost has its invoice, filed by the office on the day of the booking. */
export function addReceipts(rows: DemoRows, { month }: DemoCalendar): void {
  const units = new Map(
    rows.accounts
      .filter(({ investor_id }) => investor_id === ANNA)
      .map(({ id, unit_id }) => [id, unit_id]),
  );
  const late = month(LATE_REPAIR.month, 21);
  const billed = rows.lines.filter(
    ({ account_id, category }) => units.has(account_id) && BILLED.has(category),
  );
  for (const line of billed) {
    const [invoice] = addDocuments(rows, ANNA, [
      {
        document_type: 'invoice',
        unit_id: units.get(line.account_id) ?? null,
        uploaded_on:
          line.value_date === late
            ? month(LATE_REPAIR.month + 1, LATE_INVOICE_DAY)
            : line.value_date,
        uploaded_by: 'operator',
      },
    ]);
    line.document_id = invoice ?? null;
  }
}
