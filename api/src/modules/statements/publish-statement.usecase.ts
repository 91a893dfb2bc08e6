import { type Act, recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { Files } from '../../platform/files/encrypted-files';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database } from '../../platform/postgres/connect';
import type { Books } from './closings.repository';
import { issueStatement } from './issue-statement';
import { statementPublished } from './mails/statement-published.mail';

type Publisher = Files & {
  db: Database;
  now?: () => Date;
};

type Publication = Books & {
  /** `YYYY-MM`; the month after the last one that has a statement, or that month after it was reopened. */
  period: string;
  actor: Act['actor'];
};

/** All or nothing, save a PDF that no row names. @throws accountMissing, monthRunning, monthClosed, monthSkipped */
export function publishStatement(
  { db, files, fileKeys, now = () => new Date() }: Publisher,
  { actor, ...issue }: Publication,
): Promise<{ statement_id: string; no: string }> {
  return db.transaction(async (tx) => {
    const { statement_id, no, supersedes, addressee } = await issueStatement(
      tx,
      { files, fileKeys },
      { ...issue, at: now() },
    );
    const { investorId, period, currency } = issue;
    await recordAuditEvent(tx, {
      actor,
      action: 'statement.published',
      entity_type: 'statement',
      entity_id: statement_id,
      investor_id: investorId,
      detail: { no, period, currency, supersedes },
    });
    if (addressee.wants_mail) {
      const { email, language, first_name } = addressee;
      const values = { first_name, period, statement_id, investor_id: investorId };
      await queueMail(tx, { to: email, language, template: statementPublished, values });
    }
    return { statement_id, no };
  });
}
