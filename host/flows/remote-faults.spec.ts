import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listings, remoteStatus, startEdge, type TestEdge } from '../../e2e/support/edge';
import { expect, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { copyOfBuild } from '../../e2e/support/publication';
import { expectInTime } from '../../e2e/support/run-ahead';

const others = [listings.units, listings.profile, listings.knowledge];
let edge: TestEdge;

test.beforeEach(({ page }) => page.clock.install());
test.afterEach(() => edge.stop());

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

/** Fails the test when a page reloads after this call. */
async function forbidReload(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
}

async function expectAreaMissing(page: Page): Promise<void> {
  await expectInTime(page, page.getByRole('button', { name: 'Erneut versuchen' }));
}

async function openFaqInApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({}, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
}

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

function flipByteInEntry(folder: string): void {
  const entry = readdirSync(folder).find((name) => name.startsWith('remoteEntry.')) ?? '';
  const content = readFileSync(join(folder, entry));
  content[content.length - 2] = (content[content.length - 2] ?? 0) ^ 1;
  writeFileSync(join(folder, entry), content);
}

/** Appends code to every stored form of a promoted file, as somebody with access to the store could. */
function tamper(folder: string, match: RegExp): () => void {
  const names = readdirSync(folder).filter((name) => match.test(name));
  expect(names.length).toBeGreaterThan(0);
  const originals = names.map(
    (name) => [join(folder, name), readFileSync(join(folder, name))] as const,
  );
  for (const [file] of originals) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else writeFileSync(file, `${readFileSync(file, 'utf8')};window.tampered = true;`);
  }
  return () => {
    for (const [file, content] of originals) writeFileSync(file, content);
  };
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
