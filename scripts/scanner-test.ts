import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clamdScan, type Scan, type ScanOutcome } from '../api/src/platform/files/scan/clamd';
import { freePorts } from './ports';
import type { Count } from './tally';
import { say } from './terminal';

const VIRUS = 'Manzil-test-virus';
/** More than what a document may have, so that those are taken. */
const STREAM_MAX_MB = 11;
const START_MS = 60_000;
const POLL_MS = 100;

/**
 * Asks the clamd of this machine, with one signature of our own, what the API asks it. Where there is none, it says so
 * and counts nothing.
 */
export async function runScannerTest(): Promise<Count> {
  if (spawnSync('clamd', ['--version']).status !== 0) {
    say('the virus scanner was not asked: there is no clamd on this machine');
    return { passed: 0, failed: 0 };
  }
  say('a virus scanner, with a signature of our own');
  const folder = mkdtempSync(join(tmpdir(), 'manzil-clamd-'));
  const [port = 0] = await freePorts(1);
  const clamd = spawn('clamd', ['--config-file', configIn(folder, port)], { stdio: 'ignore' });
  const ended = once(clamd, 'exit');
  const stop = () => void clamd.kill('SIGKILL');
  process.once('exit', stop);
  const socket = clamdScan(`unix://${folder}/clamd.ctl`);
  const network = clamdScan(`tcp://127.0.0.1:${port}`);
  const results: boolean[] = [];
  try {
    await untilItAnswers(network);
    const whole = Buffer.alloc(10 * 1024 * 1024, 'a');
    results.push(
      await says('clean', network, whole),
      await says('clean', socket, Buffer.from('a')),
      await says('infected', network, Buffer.concat([whole, Buffer.from(VIRUS)])),
      await says('infected', socket, Buffer.from(VIRUS)),
      await says('undecided', network, Buffer.alloc((STREAM_MAX_MB + 1) * 1024 * 1024)),
    );
    stop();
    await ended;
    results.push(await says('silent', network, Buffer.from('a')));
  } finally {
    process.off('exit', stop);
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
}

/** @returns path of the configuration */
function configIn(folder: string, port: number): string {
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  // Any kind of file, at any place.
  const hex = Buffer.from(VIRUS).toString('hex');
  writeFileSync(join(signatures, 'manzil.ndb'), `Manzil.Test:0:*:${hex}\n`);
  const path = join(folder, 'clamd.conf');
  const lines = [
    'Foreground yes',
    `DatabaseDirectory ${signatures}`,
    `LocalSocket ${folder}/clamd.ctl`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `StreamMaxLength ${STREAM_MAX_MB}M`,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

async function untilItAnswers(scan: Scan): Promise<void> {
  const end = performance.now() + START_MS;
  while ((await scan(Buffer.from('a'))) === 'silent') {
    if (performance.now() > end) throw new Error('clamd did not start.');
    await delay(POLL_MS);
  }
}

async function says(expected: ScanOutcome, scan: Scan, content: Buffer): Promise<boolean> {
  const said = await scan(content);
  if (said !== expected) say(`of ${content.length} bytes clamd says ${said}, not ${expected}`);
  return said === expected;
}
