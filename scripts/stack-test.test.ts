import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLong } from '../shared/testing/ring';
import { root } from './packages';

let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'manzil-programs-'));
});
afterEach(() => rmSync(programs, { recursive: true }));

/** A machine whose docker answers these commands, and no other. */
function dockerAnswers(...commands: string[]): void {
  const cases = commands.map((command) => `"${command}"*) exit 0;;`).join(' ');
  const script = `#!/bin/sh\ncase "$*" in ${cases} esac\nexit 1\n`;
  writeFileSync(join(programs, 'docker'), script, { mode: 0o755 });
}

function testCompose() {
  const args = ['--import', 'tsx', 'scripts/test-compose.ts'];
  const options = { cwd: root, env: { PATH: programs }, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, args, options);
  return { status, stdout };
}

const MISSING: [string, string[] | null][] = [
  ['there is no docker on this machine', null],
  ['no Docker engine answers', ['--version']],
  ['there is no Compose', ['--version', 'info']],
  [
    'the image node:24-bookworm-slim is not there and cannot be pulled',
    ['--version', 'info', 'compose version'],
  ],
  [
    'the image minio/minio:latest is not there and cannot be pulled',
    [
      '--version',
      'info',
      'compose version',
      ...['node:', 'nginxinc/', 'caddy:', 'postgres:', 'axllent/'].map(
        (name) => `image inspect ${name}`,
      ),
    ],
  ],
  [
    'no container reaches the npm registry',
    ['--version', 'info', 'compose version', 'image inspect'],
  ],
];

/** The first and the last thing that is asked for; in the long ring each of them. */
test.each(MISSING.filter((_, at) => isLong || at === 0 || at === MISSING.length - 1))(
  'the stack is not tested, and nothing fails: %s',
  (reason, answered) => {
    if (answered) dockerAnswers(...answered);
    const { status, stdout } = testCompose();
    expect(stdout).toContain(`the stack was not tested: ${reason}\n`);
    expect(stdout).toMatch(/\n0 passed, 0 failed\n$/);
    expect(status).toBe(0);
  },
);
