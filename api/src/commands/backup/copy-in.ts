import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

type CopyConnection = Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
};

export type CopyIn = {
  write: (chunk: Buffer) => Promise<void>;
  end: () => Promise<number>;
};

/** Begins `copy … from stdin`. Until its end nothing else can be asked of the client. */
export async function copyIn(client: Client, statement: string): Promise<CopyIn> {
  const copy = new CopyFrom(statement);
  client.query(copy);
  await copy.begun;
  return copy;
}

class CopyFrom implements Submittable, CopyIn {
  readonly begun: Promise<void>;
  private readonly ended: Promise<number>;
  private connection!: CopyConnection;
  private rows = 0;
  private begin!: () => void;
  private resolve!: (rows: number) => void;
  private reject!: (error: Error) => void;

  constructor(private readonly statement: string) {
    this.ended = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.begun = Promise.race([
      new Promise<void>((resolve) => {
        this.begin = resolve;
      }),
      this.ended.then(() => undefined),
    ]);
    // Whoever writes or ends next is told.
    this.ended.catch(() => undefined);
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection;
    connection.query(this.statement);
  }

  async write(chunk: Buffer): Promise<void> {
    this.connection.sendCopyFromChunk(chunk);
    const { stream } = this.connection;
    if (!stream.writableNeedDrain) return;
    await Promise.race([once(stream, 'drain'), this.ended]);
  }

  end(): Promise<number> {
    this.connection.endCopyFrom();
    return this.ended;
  }

  /** The client calls these by name. */
  handleCopyInResponse(): void {
    this.begin();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.resolve(this.rows);
  }

  handleError(error: Error): void {
    this.reject(error);
  }
}
