import { stableId } from '../../api/src/seed/demo/stable-id';
import { expect, type Page } from '../support/flow';
import { goInside } from '../support/inside';
import { chooseLanguage, languages } from '../support/language';
import { expectPageShown } from '../support/page-shown';
import { test } from '../support/signed-in';
import { labels } from '../support/windows';

const UNIT = `/my-units/${stableId('unit:marina-walk-tower-2304')}`;

const titles = {
  de: {
    [UNIT]: 'Marina Walk Tower 2304',
    '/project/3': 'Creek Lantern',
    '/knowledge-hub/articles/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
    '/articles/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
    '/course/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
    '/faq?categoryId=2': 'Projektübergabe',
    '/faq': 'Häufige Fragen',
  },
  en: {
    [UNIT]: 'Marina Walk Tower 2304',
    '/project/3': 'Creek Lantern',
    '/knowledge-hub/articles/1': /Title Deed/i,
    '/faq?categoryId=2': /handover/i,
  },
} as const;

const announced = (page: Page) => page.locator('p[aria-live=polite].visually-hidden').last();

for (const language of languages) {
  test(`pages are titled by what they show, ${language}`, async ({ page, context }) => {
    await chooseLanguage(context, language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/my-units');
    await expectPageShown(page);
    for (const [path, title] of Object.entries(titles[language])) {
      await goInside(page, path);
      await expect(page, path).toHaveTitle(
        typeof title === 'string'
          ? `${title} – Manzil`
          : new RegExp(`${title.source}.* – Manzil$`, 'i'),
      );
    }
    if (language === 'en') return;
    await goInside(page, '/faq?categoryId=2');
    await page.getByRole('banner').getByLabel('Sprache').selectOption('en');
    await expect(page, 'another language names the same thing').toHaveTitle(/handover – Manzil$/i);
  });

  test(`a navigation announces the thing that is shown, and leaves no title behind, ${language}`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    const list = `${labels[language].units} – Manzil`;
    const unit = `${titles[language][UNIT]} – Manzil`;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/my-units');
    await expect(page).toHaveTitle(list);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Marina Walk Tower/ })
      .first()
      .click();
    await expect(page).toHaveTitle(unit);
    await expect(announced(page)).toHaveText(unit);
    await page.goBack();
    await expect(page).toHaveTitle(list);
    await expect(announced(page)).toHaveText(list);
  });
}
