import type { Logger } from 'pino';
import type { Database } from '../postgres/connect';
import { backoffMs } from './backoff';
import { type MailTemplates, messageOf, type Unsubscribing } from './mail-message';
import { claimDueMails } from './mail-outbox.repository';
import { type ClaimedMail, giveUp, markSent, postpone } from './mail-outcome.repository';
import { type Mailer, MailFailure } from './mailer';
import type { AnyMailTemplate } from './templates/mail-content';

const AT_ONCE = 4;
/** Less than the lease of a mail, so that nobody else sends it meanwhile. */
const ATTEMPT_MS = 60_000;

export type MailOutcome = 'sent' | 'postponed' | 'given_up';

export const byName = (templates: readonly AnyMailTemplate[]): MailTemplates =>
  new Map(templates.map((template) => [template.name, template]));

export type Delivery = {
  db: Database;
  mailer: Mailer;
  templates: MailTemplates;
  portal: string;
  unsubscribing: Unsubscribing;
  logger: Logger;
  onOutcome?: ((template: string, outcome: MailOutcome) => void) | undefined;
};

export type Signals = {
  stop: AbortSignal;
  cut: AbortSignal;
};

/** Sends all that is due. @returns how many mails were taken up */
export async function deliverDueMails(delivery: Delivery, signals: Signals): Promise<number> {
  let taken = 0;
  while (!signals.stop.aborted) {
    const mails = await claimDueMails(delivery.db, AT_ONCE);
    const outcomes = await Promise.allSettled(
      mails.map((mail) => deliver(delivery, mail, signals.cut)),
    );
    // Only when all have ended: nothing may go on behind the worker's back.
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    taken += mails.length;
    if (mails.length < AT_ONCE) break;
  }
  return taken;
}

async function deliver(delivery: Delivery, mail: ClaimedMail, cut: AbortSignal): Promise<void> {
  const { db, mailer, logger, onOutcome } = delivery;
  const line = { mail: mail.id, template: mail.template, attempt: mail.attempts };
  if (mail.expired) {
    await giveUp(db, mail, 'expired');
    logger.warn(line, 'A mail was not sent: it had expired.');
    onOutcome?.(mail.template, 'given_up');
    return;
  }
  try {
    await mailer.send(
      messageOf(mail, delivery),
      AbortSignal.any([cut, AbortSignal.timeout(ATTEMPT_MS)]),
    );
  } catch (error) {
    if (cut.aborted) await postpone(db, mail, 0);
    else await afterFailure(delivery, mail, error);
    return;
  }
  // From here to the mark a crash means that the mail goes out again, with the same Message-ID.
  await markSent(db, mail);
  logger.info(line, 'A mail was sent.');
  onOutcome?.(mail.template, 'sent');
}

async function afterFailure(delivery: Delivery, mail: ClaimedMail, error: unknown) {
  const { db, logger, onOutcome } = delivery;
  const { code, response, refused } =
    error instanceof MailFailure ? error : new MailFailure(nameOf(error), null, false);
  const line = { mail: mail.id, template: mail.template, attempt: mail.attempts, code, response };
  if (refused || mail.last) {
    await giveUp(db, mail, refused ? 'refused' : 'undelivered');
    logger.error(line, 'A mail was given up.');
    onOutcome?.(mail.template, 'given_up');
  } else {
    await postpone(db, mail, backoffMs(mail.attempts));
    logger.warn(line, 'A mail could not be sent; it is tried again.');
    onOutcome?.(mail.template, 'postponed');
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
