import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { freePort } from '@manzil/embedded-postgres';
import { temporaryFolder } from '../../testing/temporary-folder';
import { freshDatabase } from '../../testing/test-database';
import { until } from '../../testing/until';
import { API_ROOT } from '../api-root';
import { createLogger } from './logger';

jest.setTimeout(120_000);

/** Every write to it ends with ENOSPC. Linux has it, macOS has not. */
const FULL_DISK = '/dev/full';
const testOnLinux = existsSync(FULL_DISK) ? test : test.skip;

testOnLinux('200 MB of lines that a full disk does not take are not kept in memory', async () => {
  const log = createLogger('info', FULL_DISK);
  const text = 'x'.repeat(5_000);
  const before = process.memoryUsage().rss;
  for (let n = 0; n < 40_000; n += 1) {
    log.info(text);
    // Lets the garbage be collected, and flushes run.
    if (n % 100 === 0) await new Promise(setImmediate);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
});

testOnLinux(
  'an API whose log is on a full disk answers as before, and stops when it is told',
  async () => {
    const folder = await temporaryFolder();
    const full = await open(FULL_DISK, 'w');
    const port = await freePort();
    const child = spawn(process.execPath, ['dist/server.mjs'], {
      cwd: API_ROOT,
      stdio: ['ignore', full.fd, full.fd],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'trace',
        API_PORT: String(port),
        DATA_DIR: folder.path,
        DATABASE_URL: await freshDatabase(),
        MAIL_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'Manzil <post@manzil.example>',
      },
    });
    const ended = once(child, 'exit');
    try {
      const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
      await until(() =>
        ask('/readyz')
          .then((status) => status === 200)
          .catch(() => false),
      );
      for (let n = 0; n < 50; n += 1) expect(await ask('/units')).toBe(401);
      expect(await ask('/readyz')).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await full.close();
      await folder.remove();
    }
  },
);
