import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from './refusal';

const ANSWER_MS = 10_000;

/** Reads one file of a publication; rejects with a Refusal when it is missing, too large or not to be had. */
export type Source = (path: string, maxBytes: number) => Promise<Buffer>;

const folderSource =
  (folder: string): Source =>
  async (path, maxBytes) => {
    const file = join(folder, path);
    try {
      if ((await stat(file)).size > maxBytes)
        throw new Refusal('unreadable', `${path} is larger than announced`);
      return await readFile(file);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('unreachable', `${file} cannot be read`);
    }
  };

const httpSource =
  (base: string): Source =>
  async (path, maxBytes) => {
    const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: unknown) => {
      throw new Refusal(
        'unreachable',
        `${url}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (!response.ok || !response.body)
      throw new Refusal('unreachable', `${url} answered ${response.status}`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of response.body) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw new Refusal('unreadable', `${url} is larger than announced`);
        chunks.push(Buffer.from(chunk));
      }
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('unreachable', `${url} broke off`);
    }
    return Buffer.concat(chunks);
  };

/** Opens where a remote publishes: an http(s) address or a folder. Nothing is read yet. */
export const openSource = (location: string): Source =>
  /^https?:/.test(location) ? httpSource(location) : folderSource(location);
