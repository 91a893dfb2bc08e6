import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility';
import { listings, startEdge, type TestEdge } from '../support/edge';
import { buildProbe } from '../support/publication';
import { expectScreen } from '../support/screens';
import { test } from '../support/signed-in';

type Alert = {
  type: 'success' | 'warning' | 'error' | 'info' | 'action';
  title: string;
  message?: string;
  actionLabel?: string;
};
type Probe = { probe: { runtime: { showAlert: (alert: object) => void } }; chosen?: number };

const types = ['success', 'warning', 'error', 'info', 'action'] as const;

let edge: TestEdge;
test.beforeAll(async () => {
  const source = await buildProbe();
  edge = await startEdge([
    ...Object.values(listings),
    { name: 'probe', source, areas: ['/probe'] },
  ]);
});
test.afterAll(() => edge.stop());

/** The page of a remote that can ask for any alert, with a clock that the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(`${edge.origin}/probe`);
  await expect(page.getByText('Anna de /probe')).toBeVisible();
  await page.waitForFunction(() => 'probe' in window);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const show = (page: Page, alert: Alert) =>
  page.evaluate((asked) => {
    const testWindow = window as unknown as Probe;
    testWindow.probe.runtime.showAlert({
      ...asked,
      onAction: () => {
        testWindow.chosen = (testWindow.chosen ?? 0) + 1;
      },
    });
  }, alert);
const words = (page: Page, title: string) => page.getByText(title, { exact: true });
const box = (page: Page, title: string) =>
  words(page, title).locator('xpath=ancestor::div[2]').boundingBox();

for (const type of types) {
  test(`a message of the type ${type} has an icon, is announced and goes after 4 s`, async ({
    page,
  }) => {
    await open(page);
    await show(page, { type, title: 'Gespeichert', message: 'Alles ist da.' });
    const region = page.getByRole(type === 'error' || type === 'warning' ? 'alert' : 'status');
    await expect(region.filter({ hasText: 'Gespeichert' })).toBeVisible();
    await expect(words(page, 'Gespeichert').locator('xpath=../preceding-sibling::*')).toBeVisible();
    await page.clock.runFor(3_900);
    await expect(words(page, 'Gespeichert')).toBeVisible();
    await page.clock.runFor(100);
    await expect(words(page, 'Gespeichert')).toHaveCount(0);
  });
}

test('the five types differ by their icon, not by colour alone', async ({ page }) => {
  await open(page);
  const icons = new Set<string>();
  for (const type of types) {
    await show(page, { type, title: type });
    const icon = words(page, type).locator('xpath=../preceding-sibling::*');
    icons.add(await icon.innerHTML());
    await page.clock.runFor(4_000);
  }
  expect(icons.size).toBe(types.length);
});

test('a message stays while the mouse is on it or the focus is in it', async ({ page }) => {
  await open(page);
  await show(page, { type: 'info', title: 'Lies mich' });
  await page.clock.runFor(3_000);
  await words(page, 'Lies mich').hover();
  await page.clock.runFor(60_000);
  await expect(words(page, 'Lies mich')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  const close = page.getByRole('button', { name: 'Meldung schließen' });
  await close.focus();
  await page.clock.runFor(60_000);
  await expect(words(page, 'Lies mich')).toBeVisible();
  await close.blur();
  await page.clock.runFor(900);
  await expect(words(page, 'Lies mich')).toBeVisible();
  await page.clock.runFor(200);
  await expect(words(page, 'Lies mich')).toHaveCount(0);
});

test('an action is carried out once and closes its message', async ({ page }) => {
  await open(page);
  await show(page, { type: 'action', title: 'Neue Fassung', actionLabel: 'Aktualisieren' });
  await words(page, 'Neue Fassung').hover();
  await page.clock.resume();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(words(page, 'Neue Fassung')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as Probe).chosen)).toBe(1);
});

test('messages stand below each other without covering, and a page that is opened clears them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page);
  const titles = ['Erstens', 'Zweitens', 'Drittens'];
  for (const title of titles) await show(page, { type: 'success', title });
  const boxes = await Promise.all(titles.map((title) => box(page, title)));
  for (const [i, { y = 0 } = { y: 0 }] of boxes.map((found) => found ?? undefined).entries()) {
    const above = boxes[i - 1];
    if (above) expect(y).toBeGreaterThanOrEqual(above.y + above.height);
  }
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Verträge' })
    .click();
  await expectScreen(page, '/contracts');
  for (const title of titles) await expect(words(page, title)).toHaveCount(0);
});

for (const width of [320, 390, 767, 1280]) {
  test(`at ${width} px a message is 600 px wide at most, at the top in the middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await show(page, {
      type: 'action',
      title: 'Der Mietvertrag für Marina Walk Tower 2304 ist unterschrieben',
      message: 'Lies ihn in Ruhe. Er gilt ab dem 1. Dezember und verlängert sich nicht von selbst.',
      actionLabel: 'Mietvertrag öffnen',
    });
    const place = await box(page, 'Der Mietvertrag für Marina Walk Tower 2304 ist unterschrieben');
    const room = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
    const expected = Math.min(600, room - 32);
    expect(place?.width).toBe(expected);
    expect(place?.x).toBe((width - expected) / 2);
    expect(place?.y).toBeLessThan(72);
  });
}
