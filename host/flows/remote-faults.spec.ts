import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listings, remoteStatus, startEdge, type TestEdge } from '../../e2e/support/edge';
import { expect, type Page, test } from '../../e2e/support/flow';
import { beginSession, signIn } from '../../e2e/support/investors';
import {
  expectAreaMissing,
  expectSameDocument,
  forbidReload,
  openFaqInApp,
} from '../../e2e/support/missing-area';
import { copyOfBuild } from '../../e2e/support/publication';
import { flipByteInEntry, tamper } from '../../e2e/support/tampering';

const others = [listings.units, listings.profile, listings.knowledge];
let edge: TestEdge;

test.beforeEach(({ page }) => page.clock.install());
test.afterEach(() => edge.stop());

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

test('a remote that is missing at first joins without a reload, and runs no changed byte', async ({
  page,
  browser,
}) => {
  const source = join(copyOfBuild('remote-faq'), 'later');
  edge = await startEdge([...others, { ...listings.faq, source }]);
  expect((await remoteStatus(edge.origin, 'faq'))?.refused).toBe('unreachable');
  await signIn(page, 'anna', edge.origin);
  await openFaqInApp(page);
  await expectAreaMissing(page);
  await forbidReload(page);

  await nav(page).getByRole('link', { name: 'Meine Einheiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeVisible();
  await openFaqInApp(page);
  await expectAreaMissing(page);

  cpSync(listings.faq.source, source, { recursive: true });
  await expect.poll(async () => (await remoteStatus(edge.origin, 'faq'))?.version).toBeTruthy();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  await expectSameDocument(page);

  const { build, version } = (await remoteStatus(edge.origin, 'faq')) ?? {};
  const stored = join(edge.dataDir, 'edge/remotes/faq', `${version}-${build}`);
  for (const [part, folder, match] of [
    ['entry', '', /^remoteEntry\./],
    ['screen', 'static/js', /^faq\./],
  ] as const)
    await test.step(`a byte changed in the stored ${part} of a remote is never executed`, async () => {
      const repair = tamper(join(stored, folder), match);
      // With nothing in its cache.
      const fresh = await browser.newContext({ serviceWorkers: 'block' });
      await beginSession(fresh, 'anna', edge.origin);
      const another = await fresh.newPage();
      await another.clock.install();
      await another.goto(`${edge.origin}/faq`);
      await expectAreaMissing(another);
      expect(await another.evaluate(() => 'tampered' in window)).toBe(false);
      await forbidReload(another);

      repair();
      await another.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(
        another.getByRole('heading', { level: 1, name: 'Häufige Fragen' }),
      ).toBeVisible();
      await expectSameDocument(another);
      expect(await another.evaluate(() => 'tampered' in window)).toBe(false);
      await fresh.close();
    });
});

for (const [what, spoil, reason] of [
  [
    'a corrupt portal.json',
    (folder: string) => writeFileSync(join(folder, 'portal.json'), '{ "name": "faq"'),
    'unreadable',
  ],
  ['one changed byte in its entry', flipByteInEntry, 'file_hash'],
] as const) {
  test(`a publication with ${what} is refused, and served once it is repaired`, {
    tag: '@long',
  }, async ({ page }) => {
    const source = copyOfBuild('remote-faq');
    spoil(source);
    edge = await startEdge([...others, { ...listings.faq, source }]);
    await expect.poll(async () => (await remoteStatus(edge.origin, 'faq'))?.refused).toBe(reason);
    await signIn(page, 'anna', edge.origin);
    await openFaqInApp(page);
    await expectAreaMissing(page);
    await forbidReload(page);

    cpSync(listings.faq.source, source, { recursive: true });
    await expect.poll(async () => (await remoteStatus(edge.origin, 'faq'))?.version).toBeTruthy();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
    await expectSameDocument(page);
  });
}
