import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Refusal } from './refusal';

/** Reads one file; rejects with a Refusal when it is missing, too large or not to be had. */
export type Source = (path: string, maxBytes: number) => Promise<Buffer>;

async function collect(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  what: string,
): Promise<Buffer> {
  const collected: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Refusal('unreadable', `${what} is larger than announced`);
    collected.push(chunk);
  }
  return Buffer.concat(collected);
}

const folderSource =
  (folder: string, signal: AbortSignal): Source =>
  async (path, maxBytes) => {
    signal.throwIfAborted();
    const file = join(folder, path);
    let handle: FileHandle | undefined;
    try {
      const [base, target] = await Promise.all([realpath(folder), realpath(file)]);
      // A link could publish any file of this machine.
      if (!target.startsWith(base + sep))
        throw new Refusal('unreadable', `${path} leads out of its folder`);
      // Opening a pipe would wait for somebody to write into it.
      handle = await open(target, constants.O_RDONLY | constants.O_NONBLOCK);
      if (!(await handle.stat()).isFile()) throw new Refusal('unreadable', `${path} is no file`);
      // `end` is the last byte to read: one more than allowed shows that there are more.
      return await collect(handle.createReadStream({ end: maxBytes }), maxBytes, path);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('unreachable', `${file} cannot be read`);
    } finally {
      await handle?.close();
    }
  };

/** fetch says "fetch failed"; what failed is in its cause. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}

const httpSource =
  (base: string, signal: AbortSignal): Source =>
  async (path, maxBytes) => {
    const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
    try {
      const response = await fetch(url, { redirect: 'error', signal });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Refusal('unreachable', `${url} answered ${response.status}`);
      }
      return await collect(response.body, maxBytes, url.href);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('unreachable', `${url}: ${reasonOf(error)}`);
    }
  };

/** Reads nothing yet. `signal` ends requests under way; they reject with a Refusal if that is its reason. */
export const openSource = (location: string, signal: AbortSignal): Source =>
  /^https?:/.test(location) ? httpSource(location, signal) : folderSource(location, signal);
