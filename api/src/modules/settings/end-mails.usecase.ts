import type { MailedTopic } from '@manzil/shared/contract/settings/settings';
import { inInvestorTransaction } from '../../identity/investor-connection';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import type { Database } from '../../platform/postgres/connect';
import { muteTopic } from './settings.repository';
import { readUnsubscribeToken } from './unsubscribe-token';

type Means = { portal: Database; authKey: Buffer };

/** Pressed again it changes nothing. @throws notFound where the token is none of ours, or its account has gone */
export async function endMails({ portal, authKey }: Means, token: string): Promise<void> {
  const subscription = readUnsubscribeToken(authKey, token);
  if (!subscription) throw notFound();
  const { investor_id, topic } = subscription;
  await inInvestorTransaction(portal, investor_id, async (tx) => {
    const before = await muteTopic(tx, investor_id, topic);
    if (before === 'no account') throw notFound();
    if (before === 'wanted') await recordAuditEvent(tx, eventOf(investor_id, topic));
  });
}

const eventOf = (investorId: string, topic: MailedTopic) => ({
  actor: { type: 'investor' as const, id: investorId },
  action: 'settings.mails_ended',
  entity_type: 'investor',
  entity_id: investorId,
  detail: { topic },
});
