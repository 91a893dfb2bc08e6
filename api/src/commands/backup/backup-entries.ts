import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { exportsOf } from '../../exports-of';
import { FileMissing } from '../../platform/files/file.errors';
import type { FileStore } from '../../platform/files/file-store';
import { findNamedFiles } from '../../platform/files/named-files';
import {
  type BackupHeader,
  type BackupManifest,
  FILES,
  FORMAT,
  HEADER,
  MANIFEST,
  pieceOf,
  SECRETS,
} from './backup-format';
import { readMigrationsRun, readSequences, readTables } from './catalog';
import { copyOut } from './copy-out';
import type { Entry } from './tar';

const compress = promisify(gzip);

export type Source = {
  /** Owner of the tables, with nothing else to do. */
  client: Client;
  files: FileStore;
  secrets: string;
  now: Date;
  progress: { table: (name: string, tables: number) => void; file: (files: number) => void };
};

export type Written = { tables: number; rows: number; files: number; missing: string[] };

export async function* entriesOf(source: Source, written: Written): AsyncGenerator<Entry> {
  const manifest: BackupManifest = { entries: [], rows: {}, sequences: [], files: 0 };
  for await (const entry of contentsOf(source, written, manifest)) {
    const sha256 = createHash('sha256').update(entry.content).digest('hex');
    manifest.entries.push({ path: entry.path, size: entry.content.length, sha256 });
    yield entry;
  }
  yield jsonEntry(MANIFEST, manifest);
}

/** The snapshot of the tables comes first: every file that a row of it names was there by then. */
async function* contentsOf(
  source: Source,
  written: Written,
  manifest: BackupManifest,
): AsyncGenerator<Entry> {
  const { client } = source;
  await client.query('set statement_timeout = 0');
  await client.query('begin isolation level repeatable read read only');
  const header: BackupHeader = {
    format: FORMAT,
    made_at: source.now.toISOString(),
    migrations: await readMigrationsRun(client),
    tables: await readTables(client),
  };
  yield jsonEntry(HEADER, header);
  for (const table of header.tables) {
    manifest.rows[table.name] = yield* piecesOf(client, table);
    source.progress.table(table.name, header.tables.length);
  }
  // Sequences belong to no snapshot; read behind it they are never too low.
  manifest.sequences = await readSequences(client);
  const named = await findNamedFiles(drizzle(client), await exportsOf('files'));
  await client.query('commit');
  yield* storedFiles(
    source,
    named.map(({ key }) => key),
    written,
  );
  yield* ownKeys(source.secrets);
  manifest.files = written.files;
  written.tables = header.tables.length;
  written.rows = Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0);
}

async function* piecesOf(
  client: Client,
  { name, columns }: BackupHeader['tables'][number],
): AsyncGenerator<Entry, number> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const pieces = copyOut(
    client,
    `copy public.${client.escapeIdentifier(name)} (${list}) to stdout`,
  );
  for (let no = 1; ; no += 1) {
    const { value, done } = await pieces.next();
    if (done) return value;
    yield { path: pieceOf(name, no), content: await compress(value) };
  }
}

async function* storedFiles(
  { files, progress }: Source,
  keys: string[],
  written: Written,
): AsyncGenerator<Entry> {
  for (const key of keys) {
    const content = await readFileOf(files, key);
    // Withdrawn or replaced since the snapshot.
    if (content === null) written.missing.push(key);
    else {
      written.files += 1;
      yield { path: `${FILES}${key}`, content };
    }
    progress.file(keys.length);
  }
}

async function readFileOf(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.get(key));
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

async function* ownKeys(folder: string): AsyncGenerator<Entry> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.key')).sort()) {
    yield { path: `${SECRETS}${name}`, content: await readFile(join(folder, name)) };
  }
}

const jsonEntry = (path: string, value: unknown): Entry => ({
  path,
  content: Buffer.from(`${JSON.stringify(value, null, 1)}\n`),
});
