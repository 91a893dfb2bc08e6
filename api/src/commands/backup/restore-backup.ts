import { basename } from 'node:path';
import { Client } from 'pg';
import type { FileStore } from '../../platform/files/file-store';
import { type Migration, migrate, readMigrations } from '../../platform/postgres/migrate';
import { CommandError } from '../command-error';
import { type BackupHeader, FILES, SECRETS } from './backup-format';
import { isEmpty } from './catalog';
import { keepKey } from './keep-key';
import type { VerifiedBackup } from './read-backup';
import { restoreRows, restoreSchema } from './restore-database';
import type { Entry } from './tar';

export type Target = {
  url: string;
  migrations: string;
  files: FileStore;
  secrets: string;
  progress: { rows: (rows: number) => void; file: () => void };
};

/** @throws CommandError where the backup has other migrations than this build */
export async function migrationsOf(
  { migrations }: BackupHeader,
  folder: string,
): Promise<Migration[]> {
  const known = new Map((await readMigrations(folder)).map((one) => [one.name, one]));
  return migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (!migration) {
      throw new CommandError(`The backup is of a newer version: this build does not know ${name}.`);
    }
    if (migration.checksum !== checksum) {
      throw new CommandError(
        `The backup is of another version: ${name} differs from this build's.`,
      );
    }
    return migration;
  });
}

/** All of it, or nothing. @throws CommandError where there is something already */
export async function restoreBackup(backup: VerifiedBackup, target: Target): Promise<void> {
  const migrations = await migrationsOf(backup.header, target.migrations);
  await refuseFiles(target.files);
  const client = new Client({ connectionString: target.url, application_name: 'manzil-restore' });
  // Where the connection is lost the next statement fails, and what was written is taken back.
  client.on('error', () => undefined);
  await client.connect();
  const undo: (() => Promise<void>)[] = [];
  try {
    await client.query('begin');
    if (!(await isEmpty(client))) {
      throw new CommandError('The database has tables already: restore into an empty one.');
    }
    await restoreSchema(client, migrations);
    const keep = (entry: Entry) => keepEntry(entry, target, undo);
    await restoreRows(client, backup, keep, target.progress.rows);
    await client.query('commit');
  } catch (error) {
    // A copy under way ends with its connection, and with it the transaction.
    await client.end().catch(() => undefined);
    for (const step of undo.reverse()) await step();
    throw error;
  }
  await client.end();
  await migrate(target.url, target.migrations);
}

async function refuseFiles(files: FileStore): Promise<void> {
  for await (const _ of files.list('')) {
    throw new CommandError('The store has files already: restore into an empty one.');
  }
}

async function keepEntry(
  { path, content }: Entry,
  { files, secrets, progress }: Target,
  undo: (() => Promise<void>)[],
): Promise<void> {
  if (path.startsWith(FILES)) {
    const key = path.slice(FILES.length);
    undo.push(() => files.delete(key));
    await files.put(key, content);
    progress.file();
  } else if (path.startsWith(SECRETS)) {
    const name = path.slice(SECRETS.length);
    if (!/^[a-z-]+\.key$/.test(name)) throw new CommandError(`${path} is no key of ours.`);
    await keepKey(secrets, name, content, undo);
  } else throw new CommandError(`The backup holds something unknown: ${basename(path)}.`);
}
