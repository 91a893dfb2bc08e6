import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Encrypter } from 'age-encryption';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { exportsOf } from '../../exports-of';
import { FileMissing } from '../../platform/files/file.errors';
import type { FileStore } from '../../platform/files/file-store';
import { findNamedFiles } from '../../platform/files/named-files';
import { syncFolder } from '../../platform/files/sync-folder';
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
import { type Entry, tarOf } from './tar';

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

/** Of one moment; the file appears when it is whole. @param path where nothing is yet */
export async function writeBackup(
  source: Source,
  encrypter: Encrypter,
  path: string,
): Promise<Written> {
  const unfinished = `${path}.unfinished`;
  const written: Written = { tables: 0, rows: 0, files: 0, missing: [] };
  try {
    const archive = Readable.from(tarOf(entriesOf(source, written), source.now));
    const sealed = await encrypter.encrypt(Readable.toWeb(archive) as ReadableStream<Uint8Array>);
    const output = createWriteStream(unfinished, { mode: 0o600 });
    await sealed.pipeTo(Writable.toWeb(output) as WritableStream<Uint8Array>);
    await makeDurable(unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function makeDurable(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* entriesOf(source: Source, written: Written): AsyncGenerator<Entry> {
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
