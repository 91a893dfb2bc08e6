import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runManzil } from '../src/commands/run-manzil';
import { openTerminal } from '../src/commands/terminal';
import { connect, type Database } from '../src/platform/postgres/connect';
import { appLeaks } from './canaries/app-leaks';
import { assertNoLeak } from './canaries/leaks';
import { sent } from './canaries/sent';
import { type RememberedRows, rememberRows } from './remembered-rows';
import { temporaryFolder } from './temporary-folder';
import { freshDatabase } from './test-database';

export type Ran = {
  code: number;
  /** Lines of the two streams. */
  out: string[];
  notes: string[];
};

export type Operators = {
  /** Runs a command to its end, as `pnpm manzil …` does, on a database and a data folder of their own. */
  manzil: (...args: string[]) => Promise<Ran>;
  /** As the owner of the tables. */
  db: Database;
  dataDir: string;
  environment: Record<string, string>;
  /** Notes what is there, for `forget`. */
  remember: () => Promise<void>;
  /**
   * Looks for leaks, brings the database back to the rows that were noted, and removes what is new in the data folder
   * itself. Tables, triggers and the contents of its folders stay as they are.
   */
  forget: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { database?: string; now?: () => Date };

/** @param database address; default: a migrated one without rows */
export async function operators({ database, now }: Options = {}): Promise<Operators> {
  const url = database ?? (await freshDatabase());
  const folder = await temporaryFolder();
  const db = connect(url, { connections: 2, onLost: () => undefined });
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder.path,
    PORTAL_ORIGINS: 'https://portal.manzil.example',
  };
  const filesPath = join(folder.path, 'files');
  const assertTight = async () =>
    assertNoLeak(await appLeaks(sent, { db, authKey: null, log: [], filesPath }));
  let noted: { rows: RememberedRows; entries: string[] } | undefined;
  return {
    db,
    environment,
    dataDir: folder.path,
    manzil: (...args) => runHere(['--operator', 'olga', ...args], environment, now),
    remember: async () => {
      noted = { rows: await rememberRows(db), entries: await readdir(folder.path) };
    },
    forget: async () => {
      await assertTight();
      await noted?.rows.bring();
      for (const entry of await readdir(folder.path)) {
        if (!noted?.entries.includes(entry))
          await rm(join(folder.path, entry), { recursive: true });
      }
    },
    close: async () => {
      try {
        await assertTight();
      } finally {
        await db.$client.end();
        await folder.remove();
      }
    },
  };
}

export async function runHere(
  args: string[],
  environment: Record<string, string>,
  now?: () => Date,
): Promise<Ran> {
  const written = { out: '', notes: '' };
  const terminal = openTerminal(
    { write: (text) => (written.out += text) },
    { write: (text) => (written.notes += text) },
  );
  const code = await runManzil(args, { environment, terminal, ...(now && { now }) }).ended;
  // A link is printed for its operator, and for nobody else.
  for (const [, token] of written.out.matchAll(/#link=([\w-]+)/g)) sent.add('token', token);
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return { code, out: lines(written.out), notes: lines(written.notes) };
}
