import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '../../api/src/platform/postgres/connect';
import { assertNoLeak } from '../../api/testing/canaries/leaks';
import { portalLeaks } from '../../api/testing/canaries/portal-leaks';
import { chosenPasswords, password } from './investors';

/** @throws Error where the portal under test has written a secret of its users where it does not belong */
export async function assertPortalKeptSecrets(dataDir: string): Promise<void> {
  const { url } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const db = connect(url, { connections: 1, onLost: () => undefined });
  try {
    const passwords = [password, ...Object.values(chosenPasswords)];
    assertNoLeak(await portalLeaks({ db, dataDir, passwords }));
  } finally {
    await db.$client.end();
  }
}
