import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clone, run } from './clone-command';
import { root } from './packages';

/** A name of this run's own: an account that a killed run left behind stands in nobody's way. */
export const USER = `manzil-${randomBytes(4).toString('hex')}`;

function cloneInto(home: string): void {
  run('git', ['clone', '--quiet', root, join(home, 'manzil')]);
}

export function rootUnderClosedHome(): Clone {
  const home = join(mkdtempSync(join(tmpdir(), 'manzil-root-')), 'home');
  mkdirSync(home, { mode: 0o700 });
  cloneInto(home);
  return {
    name: 'root under a 0700 home',
    home,
    run: ([program = '', ...args]) => [program, args],
  };
}

export function ordinaryUser(): Clone {
  const home = join(mkdtempSync(join(tmpdir(), 'manzil-user-')), 'home');
  chmodSync(join(home, '..'), 0o755);
  mkdirSync(home);
  run('useradd', ['--home-dir', home, '--no-create-home', '--shell', '/bin/sh', USER]);
  cloneInto(home);
  run('chown', ['-R', `${USER}:`, home]);
  const as = ['--preserve-environment', '-u', USER, '--'];
  return { name: 'an ordinary user', home, run: (args) => ['runuser', [...as, ...args]] };
}
