import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Decrypter } from 'age-encryption';
import { CommandError } from '../command-error';
import { BackupHeader, BackupManifest, HEADER, MANIFEST } from './backup-format';
import { refuseOtherFiles } from './refuse-other-files';
import { type Entry, entriesOf } from './tar';

export type VerifiedBackup = {
  header: BackupHeader;
  manifest: BackupManifest;
  entries: () => AsyncGenerator<Entry>;
};

/** Compares every hash. @throws CommandError where it is no backup, not whole, or not for this key */
export async function verifyBackup(path: string, decrypter: Decrypter): Promise<VerifiedBackup> {
  const read = () => openEntries(path, decrypter);
  const { header, manifest } = await walk(path, read());
  return { header, manifest, entries: () => between(read()) };
}

async function walk(
  path: string,
  entries: AsyncGenerator<Entry>,
): Promise<Pick<VerifiedBackup, 'header' | 'manifest'>> {
  const found: BackupManifest['entries'] = [];
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  for await (const entry of entries) {
    if (manifest) throw damaged(path, 'there is something behind its end');
    if (entry.path === MANIFEST) manifest = parse(path, BackupManifest, entry);
    else {
      header ??= parseHeader(path, entry);
      const sha256 = createHash('sha256').update(entry.content).digest('hex');
      found.push({ path: entry.path, size: entry.content.length, sha256 });
    }
  }
  if (!header || !manifest) throw damaged(path, 'its end is missing');
  const { entries: listed } = manifest;
  const wrong = listed.findIndex(
    (entry, index) => found[index]?.path !== entry.path || found[index]?.sha256 !== entry.sha256,
  );
  if (wrong !== -1) throw damaged(path, `${listed[wrong]?.path} is not as it was written`);
  if (found.length !== listed.length) throw damaged(path, 'it holds more than its list says');
  return { header, manifest };
}

async function* between(entries: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    if (entry.path !== HEADER && entry.path !== MANIFEST) yield entry;
  }
}

function parseHeader(path: string, entry: Entry): BackupHeader {
  if (entry.path !== HEADER) throw new CommandError(`${path} is no backup of Manzil.`);
  const { format } = (JSON.parse(entry.content.toString()) ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > 1) {
    throw new CommandError(`${path} was made by a newer version of Manzil (format ${format}).`);
  }
  return parse(path, BackupHeader, entry);
}

function parse<T>(path: string, schema: { parse: (value: unknown) => T }, entry: Entry): T {
  try {
    return schema.parse(JSON.parse(entry.content.toString()));
  } catch (cause) {
    throw damaged(path, `${entry.path} cannot be read`, cause);
  }
}

async function* openEntries(path: string, decrypter: Decrypter): AsyncGenerator<Entry> {
  await refuseOtherFiles(path);
  const plain = await decrypt(path, decrypter);
  try {
    yield* entriesOf(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]));
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw damaged(path, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

async function decrypt(path: string, decrypter: Decrypter): Promise<ReadableStream<Uint8Array>> {
  const sealed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  try {
    return await decrypter.decrypt(sealed);
  } catch (cause) {
    const { message } = cause as Error;
    if (message.startsWith('no identity matched')) {
      throw new CommandError(`${path} was encrypted for another key.`, { cause });
    }
    throw damaged(path, message, cause);
  }
}

const damaged = (path: string, reason: string, cause?: unknown) =>
  new CommandError(`${path} is damaged or cut off: ${reason}.`, { cause });
