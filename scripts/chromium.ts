import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { variable } from './environment';
import { say } from './terminal';

const INSTALL = 'apt-get install -y --no-install-recommends chromium';
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (): string | undefined =>
  [variable('CHROMIUM_PATH'), ...places].find((path) => path !== undefined && existsSync(path));

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * The browser the flows run in. Installs Debian's Chromium when there is none and this user may.
 * @throws Error with the command that would install it
 */
export function chromiumPath(): string {
  const found = find();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    say('installing Chromium from Debian');
    if (
      apt('update', '-qq') &&
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    ) {
      const installed = find();
      if (installed) return installed;
    }
  }
  throw new Error(
    `The browser flows need Chromium. Install it (sudo ${INSTALL}) or set CHROMIUM_PATH.`,
  );
}
