import { createServer, type Server } from 'node:net';
import { assertFree, portOf } from '../../scripts/ports';

const FIRST_PORT = 3310;
const PORTS_PER_WORKER = 10;
const MOST_WORKERS = 9;
const BLOCK = 100;
const BLOCKS = 10;

/** Set by `takePorts`: the first port of the run's block, which its workers and its folders go by. */
const BLOCK_VARIABLE = 'MANZIL_FLOWS_BLOCK';

/** What tells this run from every other on this machine: the first port of its block, which it holds to its end. */
export function runId(): number {
  const first = process.env[BLOCK_VARIABLE];
  if (!first) throw new Error(`${BLOCK_VARIABLE} is unset: flows need their configuration.`);
  return Number(first);
}

/** From the port of a portal to that of its API. */
export const API_OFFSET = 5;

/** Of a worker: away from those of the others, and of a portal that runs beside the suite. */
export function portsOf(worker: number) {
  if (worker >= MOST_WORKERS) throw new Error(`Flows have ports for ${MOST_WORKERS} workers.`);
  const portal = runId() + 1 + worker * PORTS_PER_WORKER;
  return {
    portal,
    api: portal + API_OFFSET,
    spare: portal + 1,
    reports: portal + 2,
    started: portal + 3,
    startedTwice: portal + 4,
    pooler: portal + 6,
  } as const;
}

/** Null where it is taken. A port that is listened on is given back however this process ends. */
function hold(port: number): Promise<Server | null> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => done(null));
    server.listen(port, '0.0.0.0', () => done(server.unref()));
  });
}

async function takenIn(first: number): Promise<number | null> {
  for (let port = first + 1; port < first + BLOCK; port += 1) {
    try {
      await assertFree(port, 'FLOWS_PORT');
    } catch {
      return port;
    }
  }
  return null;
}

/**
 * Takes ports that nobody uses for this run, the first block of them that is free from FLOWS_PORT on. Another run does
 * not get the block while this process lives.
 * @throws Error where none is free
 */
export async function takePorts(): Promise<void> {
  if (process.env[BLOCK_VARIABLE]) return;
  const wish = portOf('FLOWS_PORT', FIRST_PORT);
  for (let first = wish; first < wish + BLOCKS * BLOCK; first += BLOCK) {
    const held = await hold(first);
    const taken = held ? await takenIn(first) : first;
    if (taken === null) {
      process.env[BLOCK_VARIABLE] = String(first);
      return;
    }
    held?.close();
    process.stderr.write(
      `Port ${taken} is taken: the flows do not use ${first} to ${first + BLOCK - 1} (FLOWS_PORT chooses others).\n`,
    );
  }
  throw new Error(
    `No ports are free for the flows from ${wish} on. Choose others with FLOWS_PORT.`,
  );
}
