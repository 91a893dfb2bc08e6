import { expect } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { expectAfterPatience, progress, spinner } from '../../e2e/support/waiting';
import { atEachWidth } from '../../e2e/support/widths';

const topics = { de: 'Übergabe', en: 'Handover' } as const;

for (const language of languages) {
  test(`another filter shows the thin bar alone, beside what is on show (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    await page.clock.install();
    await page.goto('/knowledge-hub');
    await expectScreen(page, '/knowledge-hub', language);
    const letGo = await hold(page, /\/articles\?.*topic=/);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const topic = page.getByRole('button', { name: topics[language], exact: true });
    await topic.click();
    await expectAfterPatience(page, progress(page));
    await atEachWidth(page, async () => {
      await expect(progress(page)).toBeVisible();
      await expect(spinner(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeInViewport();
      await expect(page.getByRole('main').locator('a[href*="/articles/"]').first()).toBeVisible();
      await expect(page.locator('[data-leaving]')).toHaveCount(0);
    });
    await letGo();
    await page.clock.resume();
    await expect(topic).toHaveAttribute('aria-pressed', 'true');
    await expect(progress(page)).toHaveCount(0);
  });
}
