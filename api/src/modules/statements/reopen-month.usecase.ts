import { addDays } from '@manzil/shared/domain/deadlines';
import { type Act, recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Database } from '../../platform/postgres/connect';
import { daysOfMonth } from '../bookings/month';
import { type Books, closeBooks, lockBooks } from './closings.repository';
import { monthNotNewest } from './statements.errors';
import { findEffective } from './statements.repository';

type Reopening = Books & {
  /** `YYYY-MM` */
  period: string;
  actor: Act['actor'];
};

/** Only the latest: those after it have opened with its closing balance. @throws accountMissing, monthNotNewest */
export async function reopenMonth(
  db: Database,
  { investorId, currency, period, actor }: Reopening,
): Promise<void> {
  const books = { investorId, currency };
  const { from, to } = daysOfMonth(period);
  await db.transaction(async (tx) => {
    const closedThrough = await lockBooks(tx, books);
    const statement = await findEffective(tx, books, from);
    if (closedThrough !== to || !statement) throw monthNotNewest();
    await closeBooks(tx, books, addDays(from, -1));
    await recordAuditEvent(tx, {
      actor,
      action: 'statement.month_reopened',
      entity_type: 'statement',
      entity_id: statement.statement_id,
      investor_id: investorId,
      detail: { no: statement.no, period, currency },
    });
  });
}
