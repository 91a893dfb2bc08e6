import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium';
import { type Clone, type Ended, PORTS, pnpm, run } from './clone-command';
import { ordinaryUser, rootUnderClosedHome, USER } from './fresh-clones';
import { type Count, failuresIn, sum } from './tally';
import { say } from './terminal';

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

/** What the test command says at its end, or jest: `1 failed, 20 passed, 21 total`. */
function countOf({ code, output }: Ended): Count {
  const lines = output.matchAll(
    /(?:(\d+) failed, )?(\d+) passed, (?:(\d+) failed|\d+ total)\s*$/gm,
  );
  const [, before = 0, passed = 0, after = 0] = [...lines].at(-1) ?? [];
  const failed = Number(before) + Number(after);
  return {
    passed: Number(passed),
    failed: code === 0 ? failed : Math.max(failed, 1),
    failures: failuresIn(output),
  };
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
