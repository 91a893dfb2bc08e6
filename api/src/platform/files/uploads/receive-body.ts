import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { fileTooLarge, uploadInterrupted } from './upload.errors';

const MEGABYTE = 1024 * 1024;

export const largerThan = (limit: number) =>
  fileTooLarge({ values: { megabytes: limit / MEGABYTE } });

const SILENT_MS = 30_000;

/**
 * @param announced the request's Content-Length, which may lie
 * @throws fileTooLarge with the first bytes beyond the limit, at most 64 KiB (a chunk) later; uploadInterrupted
 */
export async function receiveBody(
  body: Readable,
  limit: number,
  announced: string | undefined,
): Promise<Buffer> {
  const tooLarge = () => largerThan(limit);
  if (Number(announced ?? 0) > limit) throw tooLarge();
  // Nothing would be heard any more of a sender who has gone away meanwhile.
  if (body.destroyed) throw uploadInterrupted();
  const chunks: Buffer[] = [];
  let size = 0;
  let silent: NodeJS.Timeout | undefined;
  try {
    // Not `for await`, whose end destroys the connection before the answer is sent.
    await new Promise<void>((resolve, reject) => {
      silent = setTimeout(() => reject(uploadInterrupted()), SILENT_MS);
      body.on('data', (chunk: Buffer) => {
        silent?.refresh();
        size += chunk.length;
        // What waits in the buffer has been read too, and may be another 64 KiB.
        if (size + body.readableLength <= limit) {
          chunks.push(chunk);
          return;
        }
        // Before anything else happens to the body: its end would make it one that was read.
        stopReading(body);
        reject(tooLarge());
      });
      body.once('end', resolve);
      body.once('error', (cause) => reject(uploadInterrupted({ cause })));
      body.once('close', () => reject(uploadInterrupted()));
    });
    return Buffer.concat(chunks);
  } catch (error) {
    stopReading(body);
    throw error;
  } finally {
    clearTimeout(silent);
  }
}

/** For good: Node.js resumes the socket to fill the buffer of a paused body, with another 64 KiB or two. */
function stopReading(body: Readable & Partial<Pick<IncomingMessage, 'socket'>>): void {
  body.removeAllListeners('data');
  body.pause();
  const { socket } = body;
  socket?.pause?.();
  socket?.on('resume', () => socket.pause());
}
