import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

export const PORTS = { PORTAL_PORT: '3350', API_PORT: '4350' };
const START_MS = 300_000;

export type Clone = {
  name: string;
  home: string;
  run: (args: readonly string[]) => [string, readonly string[]];
};

export const run = (command: string, args: readonly string[]): void => {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

/** What a newcomer has: a home of their own without any store or cache, and the variables of a login. */
function freshEnvironment(home: string): NodeJS.ProcessEnv {
  const {
    CI: _ci,
    MANZIL_CLONES: _clones,
    XDG_DATA_HOME: _data,
    XDG_CACHE_HOME: _cache,
    npm_config_user_agent: _agent,
    ...env
  } = process.env;
  const inherited = Object.entries(env).filter(
    ([name]) => !/^(npm_|pnpm_|PNPM_|INIT_CWD|NODE_PATH)/.test(name),
  );
  return { ...Object.fromEntries(inherited), HOME: home, ...PORTS };
}

export type Ended = { code: number | null; output: string };

/** Runs `npx --yes pnpm@12 <command>` in the clone. `until` ends it early, which counts as success. */
export function pnpm(
  clone: Clone,
  command: readonly string[],
  until?: { line: string; reached: () => Promise<void> },
): Promise<Ended> {
  const [program, args] = clone.run(['npx', '--yes', 'pnpm@12', ...command]);
  const child = spawn(program, args, {
    cwd: join(clone.home, 'manzil'),
    env: freshEnvironment(clone.home),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let reached = false;
  return new Promise((done, reject) => {
    const stop = (): void => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
    const timer = until && setTimeout(stop, START_MS);
    const read = (data: Buffer): void => {
      output += data;
      if (!until || reached || !output.includes(until.line)) return;
      reached = true;
      until.reached().then(stop, (error: unknown) => {
        stop();
        reject(error);
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      // A command that was told to stop ends by the signal; what counts is how far it came.
      const result = until ? Number(!reached) : code;
      if (result !== 0) process.stderr.write(`${output}\n`);
      done({ code: result, output });
    });
  });
}
