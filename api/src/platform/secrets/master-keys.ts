import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../files/sync-folder';
import { StartError } from '../start-error';
import { KEY_BYTES, parseKeys } from './key-text';

/** `id`: 16 hex digits that tell nothing of the secret; stored beside what was encrypted. */
type MasterKey = { id: string; secret: Buffer };

export type MasterKeys = {
  current: MasterKey;
  /** @throws where no key with this id is configured */
  find: (id: string) => Buffer;
};

type Source = {
  variable: string;
  value: string | null;
  file: string | null;
  ownFile: string;
  /** Whether something is encrypted already: then a key that is gone must come back, not be made anew. */
  inUse: () => Promise<boolean>;
};

/** @param secrets the current one first; the others still open what they encrypted */
export function masterKeysOf(secrets: Buffer[]): MasterKeys {
  const keys = secrets.map((secret) => ({ id: idOf(secret), secret }));
  const [current] = keys;
  if (!current) throw new Error('There is no key.');
  return {
    current,
    find: (id) => {
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) throw new Error(`This was encrypted by key ${id}, which is not configured.`);
      return key.secret;
    },
  };
}

const idOf = (secret: Buffer) =>
  createHash('sha256').update('manzil-key-id').update(secret).digest('hex').slice(0, 16);

/** The keys of the configuration, else one of our own, made at the first start. @throws StartError */
export async function readMasterKeys(source: Source): Promise<MasterKeys> {
  const { variable, value, file, ownFile } = source;
  if (value) return masterKeysOf(parseKeys(value, variable));
  if (file) {
    const text = await ifPresent(file);
    if (text === null) throw new StartError(`${file} cannot be read (${variable}_FILE).`);
    return masterKeysOf(parseKeys(text, file));
  }
  const text = (await ifPresent(ownFile)) ?? (await makeKey(source));
  return masterKeysOf(parseKeys(text, ownFile));
}

async function ifPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`${path} cannot be read.`, { cause });
  }
}

async function makeKey({ ownFile, variable, inUse }: Source): Promise<string> {
  if (await inUse()) {
    throw new StartError(
      `The key that opens what is stored is missing: bring back ${ownFile} or set ${variable}.`,
    );
  }
  const folder = dirname(ownFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${ownFile}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
    // Never half a key, and another instance's is kept where it was faster.
    await link(draft, ownFile).catch(unlessPresent);
  } finally {
    await file.close();
    await rm(draft);
  }
  await syncFolder(folder);
  return readFile(ownFile, 'utf8');
}

function unlessPresent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
