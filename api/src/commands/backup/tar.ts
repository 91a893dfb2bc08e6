import { Header, Parser } from 'tar';

export type Entry = { path: string; content: Buffer };

const BLOCK = 512;
const EMPTY = Buffer.alloc(2 * BLOCK);

/** Above the largest file that is taken in, and the pieces of tables. */
const LARGEST_ENTRY = 128 * 1024 * 1024;

export async function* tarOf(entries: AsyncIterable<Entry>, now: Date): AsyncGenerator<Buffer> {
  for await (const { path, content } of entries) {
    const header = new Header({
      path,
      size: content.length,
      type: 'File',
      mode: 0o600,
      mtime: now,
    });
    const block = Buffer.alloc(BLOCK);
    if (header.encode(block)) throw new Error(`${path} is too long for a tar archive.`);
    yield block;
    yield content;
    yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  }
  yield EMPTY;
}

/** @throws where the archive is none, or does not end as one */
export async function* entriesOf(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const whole: Entry[] = [];
  let failure: unknown;
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      const parts: Buffer[] = [];
      if (entry.size > LARGEST_ENTRY) failure = new Error(`${entry.path} is too large.`);
      entry.on('data', (part: Buffer) => parts.push(part));
      entry.on('end', () => whole.push({ path: entry.path, content: Buffer.concat(parts) }));
    },
  });
  parser.on('error', (error) => {
    failure = error;
  });
  for await (const chunk of archive) {
    parser.write(chunk);
    if (failure) throw failure;
    yield* whole.splice(0);
  }
  parser.end();
  if (failure) throw failure;
  yield* whole.splice(0);
}
