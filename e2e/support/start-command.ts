import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/packages';

export type Ended = { code: number | null; output: string; ms: number };

export type Started = {
  child: ChildProcess;
  /** Resolves when the command says that it is ready; rejects when it ends before. */
  running: Promise<void>;
  ended: Promise<Ended>;
};

/** Runs what `pnpm start` runs, or another command, in a process group of its own. */
export function startCommand(
  env: NodeJS.ProcessEnv,
  { script, ready } = { script: 'start.ts', ready: 'Manzil runs at' },
): Started {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', script)], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
  });
  let output = '';
  const ended = new Promise<Ended>((done) => {
    child.once('exit', (code) => done({ code, output, ms: performance.now() - startedAt }));
  });
  const running = new Promise<void>((done, reject) => {
    const listen = (data: Buffer): void => {
      output += data;
      if (output.includes(ready)) done();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => reject(new Error(output)));
  });
  running.catch(() => undefined);
  return { child, running, ended };
}

/** Sends what a terminal sends on Ctrl-C: to the command and all that is in its process group. */
export function pressCtrlC({ child }: Started): void {
  if (child.pid === undefined) throw new Error('The command has not started.');
  process.kill(-child.pid, 'SIGINT');
}

/** Process ids of everything whose command line or environment names this folder. */
export function processesOf(folder: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid,args', 'e'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return list
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
}

/** Kills them as a power cut would; one that has just ended by itself is no error. */
export function killAll(folder: string): void {
  for (const pid of processesOf(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
