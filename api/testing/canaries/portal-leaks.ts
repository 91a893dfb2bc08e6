import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ibanProblem } from '@manzil/shared/domain/iban';
import { tokenHash } from '../../src/identity/session-token';
import type { Db } from '../../src/platform/postgres/connect';
import { Canaries } from './canaries';
import type { Leak } from './leaks';
import { processLeaks } from './process-leaks';
import { storedTexts } from './stored-texts';

type Portal = {
  /** The owner of its tables. */
  db: Db;
  dataDir: string;
  /** That its users have typed. */
  passwords: readonly string[];
};

const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}[A-Z0-9]{11,30}(?![A-Z0-9])/g;
/** Columns with the hashes of what cookies and links carry. */
const HASHES = /\.(token|flow)_hash$/;
const PERSONAL = ['investors.email', 'investors.phone_e164'];

/**
 * What a portal that browsers have used has let out: in the logs of API, edge and database, and in its mails. Nobody noted
 * what the browsers sent: tokens are known by their hashes, IBANs by their check digits.
 */
export async function portalLeaks({ db, dataDir, passwords }: Portal): Promise<Leak[]> {
  const stored = await storedTexts(db);
  const hashes = new Set(stored.filter(({ place }) => HASHES.test(place)).map(({ text }) => text));
  const written = await linesBelow(join(dataDir, 'logs'));
  const canaries = new Canaries();
  for (const password of passwords) canaries.add('password', password);
  for (const { place, text } of stored) {
    if (PERSONAL.includes(place)) canaries.add('personal value', text);
  }
  for (const line of [...written, ...(await linesBelow(join(dataDir, 'mail')))]) {
    for (const [token] of line.matchAll(TOKEN)) {
      if (hashes.has(tokenHash(token))) canaries.add('token', token);
    }
    for (const [iban] of line.matchAll(IBAN)) {
      if (ibanProblem(iban) === null) canaries.add('IBAN', iban);
    }
  }
  return processLeaks(canaries, { environment: { DATA_DIR: dataDir }, written });
}

async function linesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => text.split('\n'));
}
