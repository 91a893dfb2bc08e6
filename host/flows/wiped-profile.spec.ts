import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '../../e2e/support/flow';
import { beginSession, investors } from '../../e2e/support/investors';
import { openProfile } from '../../e2e/support/kept-profile';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';

/** What an investor's answers say, and the address of every answer, as the browser keeps one under it. */
const CANARIES = [investors.anna, 'Anna Becker', `${origins.api}/`];
/** Where the user went and what was typed, which browsers note for themselves and no site can take back. */
const OF_THE_BROWSER = /^Default\/(History|Web Data|Login Data|Top Sites|Favicons|Sessions\/)/;
const PAGES = ['/dashboard', '/my-units', '/financials', '/profile', '/profile/documents'];

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'profile-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

/** Files of the profile in which something of the investor stands. */
async function found(): Promise<string[]> {
  const files = await readdir(profile, { recursive: true, withFileTypes: true });
  const hits: string[] = [];
  for (const file of files) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name = relative(profile, path);
    if (OF_THE_BROWSER.test(name)) continue;
    const bytes = await readFile(path);
    for (const canary of CANARIES) {
      const written = [Buffer.from(canary), Buffer.from(canary, 'utf16le')];
      if (written.some((form) => bytes.includes(form))) hits.push(`${name}: ${canary}`);
    }
  }
  return hits;
}

test('signing out leaves nothing of the person in the browser on disk @long', async () => {
  const before = await openProfile(profile);
  await beginSession(before, 'anna');
  const page = await before.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await expectPageShown(page);
  }
  await before.close();
  // Otherwise this would find nothing whatever was left.
  expect(await found()).not.toEqual([]);

  const after = await openProfile(profile);
  const again = await after.newPage();
  await again.goto('/profile');
  await expectPageShown(again);
  await again.getByRole('button', { name: 'Abmelden' }).click();
  await expect(again).toHaveURL(/\/login$/);
  await after.close();
  expect(await found()).toEqual([]);
});
