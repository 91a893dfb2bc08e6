import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

/** Bytes per piece, before compression. */
const PIECE = 4 * 1024 * 1024;

/** The server waits while a piece is worked on. @returns how many rows there were */
export async function* copyOut(client: Client, statement: string): AsyncGenerator<Buffer, number> {
  const copy = new CopyOut(statement);
  client.query(copy);
  yield* copy.pieces();
  return copy.rows;
}

class CopyOut implements Submittable {
  rows = 0;
  private parts: Buffer[] = [];
  private size = 0;
  private done = false;
  private failure: Error | null = null;
  private connection: Connection | null = null;
  private readonly progress = new EventTarget();

  constructor(private readonly statement: string) {}

  submit(connection: Connection): void {
    this.connection = connection;
    connection.query(this.statement);
  }

  async *pieces(): AsyncGenerator<Buffer> {
    while (!this.done || this.size > 0) {
      if (!this.done && this.size < PIECE) await once(this.progress, 'change');
      if (this.failure) throw this.failure;
      if (this.size >= PIECE || (this.done && this.size > 0)) yield this.take();
    }
    if (this.failure) throw this.failure;
  }

  private take(): Buffer {
    const piece = Buffer.concat(this.parts.splice(0));
    this.size = 0;
    this.connection?.stream.resume();
    return piece;
  }

  /** The client calls these by name. A chunk lies in a buffer that is used again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.parts.push(Buffer.from(chunk));
    this.size += chunk.length;
    if (this.size < PIECE) return;
    this.connection?.stream.pause();
    this.change();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.end();
  }

  handleError(error: Error): void {
    this.failure = error;
    this.end();
  }

  private end(): void {
    this.done = true;
    this.change();
  }

  private change(): void {
    this.progress.dispatchEvent(new Event('change'));
  }
}
