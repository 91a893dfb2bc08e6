import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { freePort } from '@manzil/embedded-postgres';
import { API_ROOT } from '../src/api-root';
import { assertNoLeak } from './canaries/leaks';
import { processLeaks } from './canaries/process-leaks';
import { sent } from './canaries/sent';

type Ended = { code: number | null; lines: Record<string, unknown>[]; complaint: string };

export type ServerProcess = {
  child: ChildProcess;
  port: number;
  /** The log so far. */
  lines: Record<string, unknown>[];
  /** Resolves with the line that says the API is ready; rejects with the output when it ends first. */
  ready: Promise<Record<string, unknown>>;
  /** Exit code, log and what it said on stderr, once it has ended. */
  ended: Promise<Ended>;
};

/** The API as the start command runs it: a process of its own. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const port = Number(environment.API_PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: API_ROOT,
    env: { PATH: process.env.PATH, API_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: Record<string, unknown>[] = [];
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  let written = '';
  let rest = '';
  const ready = new Promise<Record<string, unknown>>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const parts = `${rest}${chunk.toString()}`.split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const line = JSON.parse(part) as Record<string, unknown>;
        lines.push(line);
        if (line.ready) resolve(line);
      }
    });
    child.once('exit', () =>
      reject(new Error(`The API ended: ${complaint}${JSON.stringify(lines)}`)),
    );
  });
  // A test may only wait for the end.
  ready.catch(() => undefined);
  // Not `close`: it never comes once the channel was disconnected from this side.
  const outputs = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const ended = Promise.all([once(child, 'exit'), ...outputs]).then(async ([[code]]) => {
    const text = `${written}\n${complaint}`.split('\n');
    assertNoLeak(await processLeaks(sent, { environment, written: text }));
    return { code: code as number | null, lines, complaint };
  });
  return { child, port, lines, ready, ended };
}

/** Ends the API as `kill -9` does, its database left running. */
export async function killServer({ child, ended }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

export async function stopServer({ child, ended }: ServerProcess) {
  child.kill('SIGTERM');
  return ended;
}
