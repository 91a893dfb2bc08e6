import { attachReceipt } from '../../modules/bookings/receipts.repository';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Db } from '../../platform/postgres/connect';
import { CommandError } from '../command-error';
import { findImported } from '../import/external-ids.repository';
import { quoted } from '../quoted';

/** @param booking id in bookings.csv @throws CommandError where there is none */
export async function journalOf(db: Db, booking: string): Promise<string> {
  const [found] = await findImported(db, 'bookings', [booking]);
  if (!found) throw new CommandError(`There is no booking ${quoted(booking)}.`);
  return found.row_id;
}

type Receipt = { documentId: string; journalId: string; investorId: string; operator: string };

/** @throws CommandError where the booking is not the investor's, or has another receipt */
export async function attach(
  tx: Db,
  booking: string,
  { operator, ...receipt }: Receipt,
): Promise<void> {
  const done = await attachReceipt(tx, receipt);
  if (done === 'no booking')
    throw new CommandError(`The booking ${quoted(booking)} is not of this investor.`);
  if (done === 'has another')
    throw new CommandError(`The booking ${quoted(booking)} has another receipt.`);
  if (done === 'attached before') return;
  await recordAuditEvent(tx, {
    actor: { type: 'operator', id: operator },
    action: 'receipt.attached',
    entity_type: 'journal',
    entity_id: receipt.journalId,
    investor_id: receipt.investorId,
    detail: { document_id: receipt.documentId },
  });
}
