import type { Identity } from '@manzil/shared/contract/credentials';
import { requireIdentity } from '../../identity/require-identity';
import type { FactorMeans } from '../../identity/take-code';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { notFound } from '../../platform/http/errors';
import { queueMail } from '../../platform/mail/queue-mail';
import { passkeyRemoved } from './mails/passkey-removed.mail';
import { removePasskey } from './passkeys.repository';

/** @throws notFound, what requireIdentity throws */
export async function removeOwnPasskey(
  means: FactorMeans,
  investorId: string,
  passkeyId: string,
  identity: Identity,
): Promise<void> {
  const owner = await requireIdentity(means, investorId, identity);
  await means.db.transaction(async (tx) => {
    const name = await removePasskey(tx, investorId, passkeyId);
    if (name === null) throw notFound();
    await queueMail(tx, {
      to: owner.email,
      language: owner.locale,
      template: passkeyRemoved,
      values: { first_name: owner.first_name, name },
    });
    await recordAuditEvent(tx, {
      actor: { type: 'investor', id: investorId },
      action: 'passkey.removed',
      entity_type: 'passkey',
      entity_id: passkeyId,
    });
  });
}
