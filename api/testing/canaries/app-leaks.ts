import type { Db } from '../../src/platform/postgres/connect';
import type { Canaries } from './canaries';
import { fileLeaks } from './file-leaks';
import { type Leak, leaksInLines } from './leaks';
import { mailLeaks } from './mail-leaks';
import { misdirectedCodes, misdirectedLinks } from './misdirected-mails';
import { storedLeaks } from './stored-leaks';
import { type StoredText, storedTexts } from './stored-texts';
import { type WaitingMail, waitingMails } from './waiting-mails';

type App = {
  /** The owner of its tables. */
  db: Db;
  /** Of its reset codes; null: it has none. */
  authKey: Buffer | null;
  log: readonly string[];
  filesPath: string;
};

/** What an app has let out: in its log, its mails, its tables, its files. */
export async function appLeaks(
  canaries: Canaries,
  { db, authKey, log, filesPath }: App,
): Promise<Leak[]> {
  const texts = await storedTexts(db);
  // A database that was not migrated has nothing.
  if (texts.length === 0) return [];
  const mails = await waitingMails(db);
  noteStored(canaries, texts, mails);
  return [
    ...leaksInLines(canaries, 'the log', log),
    ...storedLeaks(canaries, texts),
    ...mailLeaks(canaries, mails),
    ...(authKey ? await misdirectedCodes(db, mails, authKey) : []),
    ...(await misdirectedLinks(db, mails)),
    ...(await fileLeaks(filesPath)),
  ];
}

const PERSONAL = ['investors.email', 'investors.phone_e164'];

/** What no request has carried: codes and links that wait in mails, and who has an account. */
function noteStored(
  canaries: Canaries,
  texts: readonly StoredText[],
  mails: readonly WaitingMail[],
): void {
  for (const { code, linkToken } of mails) {
    canaries.add('code', code);
    canaries.add('token', linkToken);
  }
  for (const { place, text } of texts) {
    if (PERSONAL.includes(place)) canaries.add('personal value', text);
  }
}
