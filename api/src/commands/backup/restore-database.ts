import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Client } from 'pg';
import { appliedMigrations, type Migration } from '../../platform/postgres/migrate';
import { CommandError } from '../command-error';
import { type BackupHeader, tableOf } from './backup-format';
import { type ForeignKey, readForeignKeys } from './catalog';
import { type CopyIn, copyIn } from './copy-in';
import type { VerifiedBackup } from './read-backup';
import type { Entry } from './tar';

const uncompress = promisify(gunzip);

/** Above COPY's text of a piece. */
const LARGEST_PIECE = 256 * 1024 * 1024;

export async function restoreSchema(client: Client, migrations: Migration[]): Promise<void> {
  await appliedMigrations(client);
  for (const { name, sql, checksum } of migrations) {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
}

/** Takes the pieces of the tables one after the other; what else comes along is handed to `other`. */
export async function restoreRows(
  client: Client,
  backup: VerifiedBackup,
  other: (entry: Entry) => Promise<void>,
  progress: (rows: number) => void,
): Promise<void> {
  const { header, manifest, entries } = backup;
  const foreignKeys = await loosen(client, header);
  const tables = tableWriter(client, backup, progress);
  for await (const entry of entries()) {
    const table = tableOf(entry.path);
    if (table === null) {
      await tables.end();
      await other(entry);
    } else {
      const piece = await uncompress(entry.content, { maxOutputLength: LARGEST_PIECE });
      await tables.write(table, piece);
    }
  }
  await tables.end();
  await tighten(client, header, foreignKeys);
  await setSequences(client, manifest.sequences);
}

/** One table at a time; each must get as many rows as it had. */
function tableWriter(
  client: Client,
  { header, manifest }: VerifiedBackup,
  progress: (rows: number) => void,
) {
  const columns = new Map(header.tables.map((table) => [table.name, table.columns]));
  let current = '';
  let copy: CopyIn | null = null;
  const end = async () => {
    const rows = await copy?.end();
    copy = null;
    if (rows === undefined) return;
    if (rows !== manifest.rows[current]) {
      throw new CommandError(`${current} has ${rows} rows, not ${manifest.rows[current]}.`);
    }
    progress(rows);
  };
  return {
    end,
    write: async (table: string, piece: Buffer) => {
      if (!copy || current !== table) {
        await end();
        copy = await begin(client, table, columns.get(table));
        current = table;
      }
      await copy.write(piece);
    },
  };
}

function begin(client: Client, table: string, columns: string[] | undefined): Promise<CopyIn> {
  if (!columns) throw new CommandError(`The backup does not know the table ${table}.`);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return copyIn(client, `copy public.${client.escapeIdentifier(table)} (${list}) from stdin`);
}

/** Rows come table by table: triggers rest, references are checked once all are there. */
async function loosen(client: Client, { tables }: BackupHeader): Promise<ForeignKey[]> {
  const foreignKeys = await readForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  for (const { name } of tables) {
    const table = client.escapeIdentifier(name);
    await client.query(`alter table public.${table} disable trigger user`);
    await client.query(`delete from public.${table}`);
  }
  return foreignKeys;
}

async function tighten(
  client: Client,
  { tables }: BackupHeader,
  foreignKeys: ForeignKey[],
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table public.${client.escapeIdentifier(name)} enable trigger user`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await client.query(
      `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    );
  }
}

async function setSequences(
  client: Client,
  sequences: VerifiedBackup['manifest']['sequences'],
): Promise<void> {
  for (const { name, value } of sequences) {
    if (value === '0') continue;
    await client.query('select setval($1::regclass, $2::bigint)', [
      `public.${client.escapeIdentifier(name)}`,
      value,
    ]);
  }
}
