import { demandFactorOn } from '../../identity/known-devices.repository';
import { removeFactor } from '../../identity/second-factors.repository';
import { revokeSessions } from '../../identity/sessions.repository';
import { secondFactorRemoved } from '../../modules/second-factor/mails/second-factor-removed.mail';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { knownInvestor } from './known-investor';

export async function removeSecondFactor(
  context: CommandContext,
  email: string,
  { reason }: { reason: string },
): Promise<void> {
  const { operator, terminal } = context;
  const db = await openService(context);
  const sessions = await db.transaction(async (tx) => {
    const investor = await knownInvestor(tx, email);
    const { id, locale, first_name } = investor;
    if (!(await removeFactor(tx, id))) throw new CommandError(`${email} has no second factor.`);
    await demandFactorOn(tx, id);
    const ended = await revokeSessions(tx, id, null);
    await queueMail(tx, {
      to: investor.email,
      language: locale,
      template: secondFactorRemoved,
      values: { first_name, by: 'office' },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'second_factor.removed',
      entity_type: 'investor',
      entity_id: id,
      investor_id: id,
      detail: { reason, sessions_ended: ended },
    });
    return ended;
  });
  terminal.out(`Removed the second factor of ${email}; sessions ended: ${sessions}.`);
}
