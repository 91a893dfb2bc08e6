import { isDeepStrictEqual } from 'node:util';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Database, Db } from '../../platform/postgres/connect';
import { accountKey } from '../../platform/secrets/keyed-hash';
import type { ContactLimits } from './contact-limits';
import { messageDiffers } from './contact-messages.errors';
import {
  findMessage,
  insertMessage,
  type NewMessage,
  type StoredMessage,
} from './contact-messages.repository';
import { contactMessage } from './mails/contact-message.mail';
import { contactReceived } from './mails/contact-received.mail';

type Means = {
  db: Database;
  authKey: Buffer;
  limits: ContactLimits;
  /** E-mail address that reads the messages. */
  team: string;
};
type Sent = Omit<NewMessage, 'mailed'>;
export type Sender = {
  address: string;
  /** It filled in what no user sees. */
  isMachine: boolean;
};

/** The same message sent again is the one that was received first. @throws tooManyAttempts, messageDiffers */
export async function receiveMessage(
  { db, authKey, limits, team }: Means,
  message: Sent,
  { address, isMachine }: Sender,
): Promise<{ received: StoredMessage; isNew: boolean }> {
  await limits.countRequest(address);
  const before = await findMessage(db, message.id);
  if (before) return { received: same(before, message), isNew: false };
  await limits.countMessage(accountKey(authKey, message.email));
  const mailed = !isMachine && (await limits.mayMail());
  const stored = await db.transaction((tx) => store(tx, { ...message, mailed }, team));
  if (stored) return { received: stored, isNew: true };
  const meanwhile = await findMessage(db, message.id);
  if (!meanwhile) throw new Error('The message was not stored.');
  return { received: same(meanwhile, message), isNew: false };
}

async function store(tx: Db, message: NewMessage, team: string): Promise<StoredMessage | null> {
  const stored = await insertMessage(tx, message);
  if (!stored?.mailed) return stored;
  const { name, email, phone, language } = stored;
  const received_at = stored.received_at.toISOString();
  const lines = stored.message.split('\n');
  await queueMail(tx, {
    to: team,
    language: 'de',
    template: contactMessage,
    values: { name, email, phone, lines, language, received_at },
  });
  await queueMail(tx, {
    to: email,
    language,
    template: contactReceived,
    values: { received_at },
  });
  return stored;
}

function same(before: StoredMessage, again: Sent): StoredMessage {
  const { mailed, received_at, ...said } = before;
  if (!isDeepStrictEqual(said, again)) throw messageDiffers();
  return before;
}
