import { expect, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';

test('the picture of an investor shows in the top bar and in the profile', async ({ page }) => {
  await signIn(page, 'lena');
  const sent = await page.request.put(`${origins.api}/profile/avatar`, {
    headers: { 'content-type': 'application/octet-stream', origin: origins.portal },
    data: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  });
  expect(sent.status()).toBe(200);
  await page.goto('/profile');
  const pictures = page.locator('img[alt="Lena Hoffmann"]');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const gone = await page.request.delete(`${origins.api}/profile/avatar`, {
    headers: { origin: origins.portal },
  });
  expect(gone.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Lena Hoffmann' })).toHaveCount(2);
  await expect(pictures).toHaveCount(0);
});
