import { expect, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';

test('a picture is chosen, cut by keys, shown in the top bar and in the profile, and removed', async ({
  page,
}) => {
  await signIn(page, 'lena', '/profile');
  const pictures = page.locator('img[alt="Lena Hoffmann"]');
  const file = await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 64 } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: file });
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  await dialog.getByRole('application').press('+');
  await dialog.getByRole('application').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Bild übernehmen' }).click();
  await expect(page.getByText('Dein Bild ist gespeichert')).toBeVisible();
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'Bild entfernen' }).click();
  await expect(page.getByRole('img', { name: 'Lena Hoffmann' })).toHaveCount(2);
  await expect(pictures).toHaveCount(0);
});
