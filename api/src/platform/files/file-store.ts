import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { KeptFiles } from './kept-files';

export type StoredFile = { key: string; size: number; modifiedAt: Date };

/** A key reads `documents/3f/3f9c…`: made by `newFileKey`, never from a name that somebody chose. */
export type FileStore = {
  /** Whole and durable once it resolves, and until then not there. A key that exists is replaced. */
  put: (key: string, content: Buffer | Readable) => Promise<void>;
  /** @throws fileMissing */
  get: (key: string) => Promise<Readable>;
  /** Resolves where there is no such file, too. */
  delete: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Removes what writes that were cut off before this instant have left behind. Answers how much. */
  removeUnfinished: (before: Date) => Promise<number>;
};

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/;

export function newFileKey({ kind }: Pick<KeptFiles, 'kind'>): string {
  const name = randomBytes(16).toString('hex');
  return `${kind}/${name.slice(0, 2)}/${name}`;
}

/** Stops a key that could lead out of the store. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
}
