import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { PreparingClient } from './prepared';

/** More than a statement may take; less than the 10 s that a page waits. */
const SILENT_MS = 6_000;

/** A machine that hangs breaks no connection; pg's `query_timeout` would keep it for the next statement to wait on. */
export class SocketTimeoutClient extends PreparingClient {
  private watched = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('drain', () => this.socket().setTimeout(0));
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares this method nine times over
  override query(...args: any[]): any {
    this.watch();
    return (super.query as (...rest: unknown[]) => unknown)(...args);
  }

  private watch(): void {
    const socket = this.socket();
    socket.setTimeout(SILENT_MS);
    if (this.watched) return;
    this.watched = true;
    socket.on('timeout', () =>
      socket.destroy(new Error(`Connection terminated: no answer for ${SILENT_MS} ms.`)),
    );
  }

  /** Another one where the connection was raised to TLS, which is before any query. */
  private socket(): Socket {
    return this.connection.stream as Socket;
  }
}
