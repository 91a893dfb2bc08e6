import { violationsOf } from '../../e2e/support/accessibility';
import { expect } from '../../e2e/support/flow';
import { everythingKept } from '../../e2e/support/kept';
import { test } from '../../e2e/support/signed-in';
import { beyondTheWindow } from '../../e2e/support/widths';

test.use({ user: 'max' });

test('Ctrl K finds one of 250 units without a trace, and a question on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/my-units');
  const search = page.getByRole('dialog', { name: 'Suchen' });
  // The keys come with what no page needs while it is loading.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search.getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('harbour q');
  const units = search.getByRole('group', { name: 'Einheiten' });
  await expect(units.getByText(/^3 von \d+$/)).toBeVisible();
  await expect(search.getByRole('group', { name: 'Gebäude' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(page.url()).not.toContain('harbour');
  expect(JSON.stringify(await everythingKept(page))).not.toContain('harbour');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-units\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Harbour Quay/ })).toBeVisible();
  await expect(search).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: 'Suchen' });
  await button.click();
  const { width, height } = (await search.boundingBox()) ?? { width: 0, height: 0 };
  // But for the place of a scrollbar, which a phone lays over the page.
  expect(width).toBeGreaterThanOrEqual(390 - 15);
  expect(height).toBe(844);
  await search.getByRole('combobox').fill('anschrift');
  await expect(search.getByRole('option', { name: 'Anschrift ändern' })).toBeVisible();
  expect(await beyondTheWindow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await search.getByRole('combobox').fill('dld');
  const question = search
    .getByRole('group', { name: 'Häufige Fragen' })
    .getByRole('option')
    .first();
  await question.click();
  await expect(page).toHaveURL(/\/faq\?questionId=\d+$/);
  await expect(page.locator('[id^="question-"] [aria-expanded="true"]')).toBeInViewport();
});

test('without a network the screens are found, and the search says what is missing', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/my-units');
  await page.getByRole('button', { name: /^Suchen/ }).click();
  const search = page.getByRole('dialog', { name: 'Suchen' });
  await expect(search.getByRole('combobox')).toBeVisible();
  await context.setOffline(true);
  await search.getByRole('combobox').fill('vertr');
  await expect(search.getByRole('option', { name: 'Verträge' })).toBeVisible();
  await expect(search.getByRole('alert')).toContainText('Du bist offline.');
});
