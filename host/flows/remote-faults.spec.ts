import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listings, remoteStatus, startEdge, type TestEdge } from '../../e2e/support/edge';
import { expect, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
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

test('a remote that cannot be had at first start is said to be missing and joins without a reload', async ({
  page,
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
});

for (const [what, spoil, reason, tag] of [
  [
    'a corrupt portal.json',
    (folder: string) => writeFileSync(join(folder, 'portal.json'), '{ "name": "faq"'),
    'unreadable',
    '@long',
  ],
  ['one changed byte in its entry', flipByteInEntry, 'file_hash', []],
] as const) {
  test(`a publication with ${what} is refused, and served once it is repaired`, {
    tag: [tag].flat(),
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

for (const [part, folder, match] of [
  ['entry', '', /^remoteEntry\./],
  ['screen', 'static/js', /^faq\./],
] as const) {
  test(`a byte changed in the stored ${part} of a remote is never executed`, async ({ page }) => {
    edge = await startEdge([...others, listings.faq]);
    const { build, version } = (await remoteStatus(edge.origin, 'faq')) ?? {};
    const stored = join(edge.dataDir, 'edge/remotes/faq', `${version}-${build}`, folder);
    expect(existsSync(stored)).toBe(true);
    const repair = tamper(stored, match);

    await signIn(page, 'anna', edge.origin);
    await page.goto(`${edge.origin}/faq`);
    await expectAreaMissing(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await forbidReload(page);

    repair();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
    await expectSameDocument(page);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}
