import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import { anInvestor } from './fixtures';
import { type Operators, operators } from './manzil';
import { EXAMPLE } from './portfolio-files';
import { emptyDatabase } from './test-database';

export type BackedUp = {
  live: Operators;
  /** A folder for backups and keys. */
  shelf: string;
  backup: string;
  /** Opens it. */
  identity: string;
  recipient: string;
  /** Without a table, a file or a key. */
  emptyInstallation: () => Promise<Operators>;
  /** Puts the backup into it. */
  restore: (
    installation: Operators,
    file: string,
    ...options: string[]
  ) => ReturnType<Operators['manzil']>;
  /** Closes what else was opened by a test. */
  closeOthers: () => Promise<void>;
  alsoClose: (installation: Operators) => Operators;
};

/** An installation with something of everything, somebody signed in, and its backup. */
export async function backedUp(): Promise<BackedUp> {
  const live = await operators({ now: () => new Date('2026-11-21T08:00:00Z') });
  const shelf = join(live.dataDir, 'shelf');
  await mkdir(shelf);
  await live.manzil('import', EXAMPLE);
  await live.manzil('statement', 'publish', '2026-05');
  const investor = await anInvestor(live.db, { last_name: 'Öz\t\\N\n"\\."' });
  await createSession(live.db, investor.id, newToken());
  const identity = join(shelf, 'key');
  const { out } = await live.manzil('backup-key', identity);
  const recipient = out[0] ?? '';
  const backup = join(shelf, 'live.age');
  const { code, notes } = await live.manzil('backup', backup, '--recipient', recipient);
  if (code !== 0) throw new Error(notes.join('\n'));
  const others: Operators[] = [];
  const alsoClose = (installation: Operators) => {
    others.push(installation);
    return installation;
  };
  return {
    live,
    shelf,
    backup,
    identity,
    recipient,
    alsoClose,
    emptyInstallation: async () => alsoClose(await operators({ database: await emptyDatabase() })),
    restore: (installation, file, ...options) =>
      installation.manzil(
        'restore',
        file,
        ...(options.length > 0 ? options : ['--identity-file', identity]),
      ),
    closeOthers: async () => {
      for (const one of others.splice(0)) await one.close();
    },
  };
}

export async function tablesOf({ db }: Operators): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** What a refused restore must leave: nothing. */
export async function expectUntouched(installation: Operators): Promise<void> {
  expect(await tablesOf(installation)).toEqual([]);
  expect(await readdir(installation.dataDir)).toEqual([]);
}
