import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { printInvitation } from './create-investor';
import { mailInvitation, newPasswordLink } from './invite';
import { knownInvestor } from './known-investor';

export async function resetLink(
  context: CommandContext,
  email: string,
  { mail }: { mail: boolean },
): Promise<void> {
  const { config, operator } = context;
  const db = await openService(context);
  const invitation = await db.transaction(async (tx) => {
    const investor = await knownInvestor(tx, email);
    if (investor.status === 'locked')
      throw new CommandError(`${email} is locked: unlock it first.`);
    const made = await newPasswordLink(tx, investor, config.origins[0] ?? '');
    const mailed = mail && investor.status === 'invited';
    if (mailed) await mailInvitation(tx, investor, made);
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'password_link.created',
      entity_type: 'investor',
      entity_id: investor.id,
      investor_id: investor.id,
      detail: { mailed },
    });
    return made;
  });
  printInvitation(context, invitation);
}
