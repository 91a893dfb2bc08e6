import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { variable } from './environment';
import { say } from './terminal';

const PACKAGES = ['chromium', 'chromium-headless-shell'];
const INSTALL = `apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window, which draws the same pages for half of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const chosen = (): string | undefined => variable('CHROMIUM_PATH');
const find = (): string | undefined =>
  [chosen(), ...places].find((path) => path !== undefined && existsSync(path));

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * A whole Chromium. Installs Debian's, with its shell, when there is none and this user may.
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
      apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)
    ) {
      const installed = find();
      if (installed) return installed;
    }
  }
  throw new Error(
    `The browser flows need Chromium. Install it (sudo ${INSTALL}) or set CHROMIUM_PATH.`,
  );
}

/**
 * What the browsers of flows are called by: `CHROMIUM_PATH`, which runs nearly all, and `CHROMIUM_APP_PATH`, which can
 * show a window of its own.
 * @throws Error as `chromiumPath`
 */
export function flowBrowsers(): { CHROMIUM_PATH: string; CHROMIUM_APP_PATH: string } {
  const whole = chromiumPath();
  const shell = chosen() === undefined && existsSync(SHELL) ? SHELL : whole;
  return { CHROMIUM_PATH: shell, CHROMIUM_APP_PATH: whole };
}
