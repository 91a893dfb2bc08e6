import { forgetDevices } from '../../identity/known-devices.repository';
import { revokeSessions } from '../../identity/sessions.repository';
import { contactReceived } from '../../modules/contact-messages/mails/contact-received.mail';
import { cancellationReceived } from '../../modules/declarations/mails/cancellation-received.mail';
import { withdrawalReceived } from '../../modules/declarations/mails/withdrawal-received.mail';
import { dropLinks } from '../../modules/passwords/password-links.repository';
import { dropCodes } from '../../modules/passwords/reset-codes.repository';
import { emailChanged } from '../../modules/profile/mails/email-changed.mail';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { dropUnsentMails } from '../../platform/mail/mail-outbox.repository';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import type { CommandContext } from '../command-context';
import { CommandError, UsageError } from '../command-error';
import { openService } from '../open-database';
import { changeInvestorRow } from './investors.repository';
import { knownInvestor } from './known-investor';

/** Whoever writes from an address is told, account or not. */
const RECEIPTS = [cancellationReceived, contactReceived, withdrawalReceived];

export type Changes = {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** The former address was never the investor's: whoever reads it is told nothing. */
  correction?: true;
};

/** Of another address the former one is told, unless it was only mistyped, and opens nothing any more. */
export async function changeInvestor(
  context: CommandContext,
  email: string,
  { email: newEmail, firstName, lastName, correction }: Changes,
): Promise<void> {
  const changes = {
    ...(newEmail && { email: newEmail }),
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
  };
  const changed = Object.keys(changes);
  if (changed.length === 0) {
    throw new CommandError('Say what changes: --email, --first-name or --last-name.');
  }
  if (correction && !newEmail) throw new UsageError('--correction is said of an --email.');
  const { terminal } = context;
  const operator = context.namedOperator();
  const db = await openService(context);
  const ended = await db.transaction(async (tx) => {
    const { id, email: to, first_name, locale } = await knownInvestor(tx, email);
    if (!(await changeInvestorRow(tx, id, changes))) {
      throw new CommandError(`There is an investor with the e-mail ${newEmail} already.`);
    }
    const moved = newEmail !== undefined && newEmail !== to;
    const sessions = moved ? await takeKeys(tx, id, to) : null;
    await recordAuditEvent(tx, {
      actor: { type: 'operator', id: operator },
      action: 'investor.changed',
      entity_type: 'investor',
      entity_id: id,
      investor_id: id,
      detail: {
        changed,
        ...(sessions !== null && { sessions_ended: sessions }),
        ...(correction && { correction }),
      },
    });
    if (moved && !correction) {
      const values = { first_name };
      await queueMail(tx, { to, language: locale, template: emailChanged, values });
    }
    return sessions;
  });
  terminal.out(`Changed ${changed.join(', ')} of ${email}.`);
  if (ended === null) return;
  terminal.out(`Sessions ended: ${ended}. Links and codes sent to ${email} do not work any more.`);
}

/** What whoever reads the mails of an address, or signed in with it, could still get in by. @returns sessions that were ended */
async function takeKeys(tx: Db, investorId: string, address: string): Promise<number> {
  await dropLinks(tx, investorId);
  await dropCodes(tx, investorId);
  await forgetDevices(tx, investorId, undefined);
  await dropUnsentMails(tx, address, RECEIPTS);
  return revokeSessions(tx, investorId, null);
}
