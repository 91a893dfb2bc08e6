import { addressOf } from '@manzil/shared/contract/operation';
import { endMails } from '@manzil/shared/contract/settings/operations';
import { MailedTopic } from '@manzil/shared/contract/settings/settings';
import type { Subscription, Unsubscribing } from '../../platform/mail/mail-message';
import { seal, unseal } from '../../platform/secrets/seal';

const PURPOSE = 'unsubscribe';

/** @param api its origin, as mail programs reach it */
export const unsubscribingAt =
  (api: string, authKey: Buffer): Unsubscribing =>
  (subscription) =>
    api + addressOf(endMails, { query: { token: unsubscribeToken(authKey, subscription) } });

/** Lets whoever has the mail end mails about its topic, and nothing else. */
export const unsubscribeToken = (authKey: Buffer, { investor_id, topic }: Subscription): string =>
  seal(authKey, PURPOSE, investor_id, topic);

/** @returns null where the token is none of ours */
export function readUnsubscribeToken(authKey: Buffer, token: string): Subscription | null {
  const [investor_id, named] = unseal(authKey, PURPOSE, token) ?? [];
  const topic = MailedTopic.safeParse(named);
  return investor_id && topic.success ? { investor_id, topic: topic.data } : null;
}
