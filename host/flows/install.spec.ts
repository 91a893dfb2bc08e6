import { expectFits } from '../../e2e/support/accessibility';
import { expect, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { atEachWidth } from '../../e2e/support/widths';

const words = {
  de: { title: 'Manzil als App', accept: 'Installieren', no: 'Nicht mehr anzeigen' },
  en: { title: 'Manzil as an app', accept: 'Install', no: 'Don’t show again' },
} as const;

test('the portal can be installed: its manifest and pictures are what they say', async ({
  request,
}) => {
  const document = await (await request.get('/home')).text();
  const linked = (rel: string): string =>
    [...document.matchAll(/<link [^>]+>/g)]
      .map(([link]) => link)
      .find((link) => link.includes(`rel="${rel}"`))
      ?.match(/href="([^"]+)"/)?.[1] ?? '';
  const answer = await request.get(linked('manifest'));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/employee portal/i),
    short_name: 'Manzil',
    display: 'standalone',
    theme_color: '#FFFFFF',
    start_url: '/',
  });
  const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
  for (const [purpose, src, size] of [
    ...icons.map(({ purpose, src, sizes }) => [purpose, src, Number.parseInt(sizes, 10)] as const),
    ['apple', linked('apple-touch-icon'), 180] as const,
  ]) {
    const picture = await request.get(src);
    expect(picture.headers()['content-type'], src).toBe('image/png');
    // Width and height in the first chunk of a PNG.
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], `${purpose} ${src}`).toEqual([
      size,
      size,
    ]);
  }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

for (const language of languages) {
  const { title, accept, no } = words[language];
  test(`the offer to install is for investors of every width, and a no is remembered (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    let asked = 0;
    await page.exposeFunction('askToInstall', () => {
      asked += 1;
    });
    const offer = () =>
      page.evaluate(() => {
        const { askToInstall: prompt } = window as unknown as { askToInstall: () => unknown };
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
        );
      });
    const hint = page.getByRole('complementary', { name: title });
    await signIn(page, 'anna');
    await offer();
    await expect(hint).toBeVisible();
    await expectFits(page, async () => {
      await hint.getByRole('button', { name: no }).scrollIntoViewIfNeeded();
      await expect(hint).toBeInViewport({ ratio: 1 });
    });
    let taken = 0;
    await atEachWidth(page, async () => {
      await offer();
      await hint.getByRole('button', { name: accept }).click();
      await expect(hint).toBeHidden();
      taken += 1;
      await expect.poll(() => asked).toBe(taken);
    });
    await offer();
    await hint.getByRole('button', { name: no }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expectPageShown(page);
    await Promise.all([page.waitForResponse(/\/static\/js\/install-hint\./), offer()]);
    await atEachWidth(page, async () => {
      await offer();
      await expect(hint).toBeHidden();
    });
  });
}
