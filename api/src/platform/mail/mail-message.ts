import type { MailedTopic } from '@manzil/shared/contract/settings/settings';
import type { ClaimedMail } from './mail-outcome.repository';
import { MailFailure, type Message } from './mailer';
import type { AnyMailTemplate, Subscribed } from './templates/mail-content';
import { renderMail } from './templates/render-mail';

export type MailTemplates = ReadonlyMap<string, AnyMailTemplate>;

export type Subscription = { investor_id: string; topic: MailedTopic };

/** @returns the address at which one press ends it, for the header of a mail */
export type Unsubscribing = (subscription: Subscription) => string;

type Sending = { templates: MailTemplates; portal: string; unsubscribing: Unsubscribing };

export function messageOf(
  mail: ClaimedMail,
  { templates, portal, unsubscribing }: Sending,
): Message {
  const known = templates.get(mail.template);
  // A build to come may know it.
  if (!known) throw new MailFailure('unknown_template', null, false);
  // The values are as queueMail stored them.
  const context = { portal, expiresAt: mail.expires_at };
  const rendered = renderMail(known, mail.language, mail.values as never, context);
  const { id, to_address: to, template, created_at } = mail;
  const { investor_id }: Subscribed = mail.values;
  const subscription = known.topic && investor_id && { investor_id, topic: known.topic };
  const unsubscribe = subscription && unsubscribing(subscription);
  return { ...rendered, id, to, template, created_at, ...(unsubscribe && { unsubscribe }) };
}
