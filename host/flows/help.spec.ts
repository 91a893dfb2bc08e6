import { faintInOtherTheme, violationsOf } from '../../e2e/support/accessibility';
import {
  contacts,
  expectFocusBack,
  expectPlace,
  helpDialog,
  openDialog,
} from '../../e2e/support/dialogs';
import { expect } from '../../e2e/support/flow';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isForAxe, isPhone } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

/** 20 November 2026 is a Friday. */
const FRIDAY_NOON_IN_DUBAI = '2026-11-20T08:00:00Z';
const SATURDAY = '2026-11-21T08:00:00Z';

const words = {
  de: {
    hours: [
      'Jetzt erreichbar',
      'Heute bis 14:00 Uhr bei dir, 17:00 Uhr in Dubai.',
      'Montag bis Freitag, 08:00 bis 17:00 Uhr in Dubai.',
      'Bei dir 05:00 bis 14:00 Uhr.',
    ],
    closed: [
      'Gerade geschlossen',
      'Wieder da: Montag, 08:00 Uhr in Dubai (Sonntag, 20:00 Uhr bei dir). Schreib uns, wir antworten dann.',
      'Bei dir Sonntag bis Donnerstag, 20:00 bis 05:00 Uhr.',
    ],
    questions: 'Häufige Fragen',
    imprint: 'Impressum',
  },
  en: {
    hours: [
      'Available now',
      'Today until 14:00 your time, 17:00 in Dubai.',
      'Monday to Friday, 08:00 to 17:00 in Dubai.',
      '05:00 to 14:00 your time.',
    ],
    closed: [
      'Closed at the moment',
      'Open again: Monday, 08:00 in Dubai (Sunday, 20:00 your time). Write to us and we will answer then.',
      'Sunday to Thursday, 20:00 to 05:00 your time.',
    ],
    questions: 'Frequently asked questions',
    imprint: 'Imprint',
  },
} as const;

for (const language of languages) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('the help comes once it is pointed at, says who answers, and is accessible', async ({
      page,
    }) => {
      const { help: title } = shell[language];
      const dialog = helpDialog(page, language);
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      const ofHelp = () => files.filter((file) => /\/remotes\/faq\/|\/help\./.test(file));
      await page.clock.setFixedTime(FRIDAY_NOON_IN_DUBAI);
      await page.goto('/my-units');
      await expectPageShown(page);
      await page.waitForLoadState('networkidle');
      expect(ofHelp()).toEqual([]);
      await page.getByRole('button', { name: title }).hover();
      await expect
        .poll(ofHelp)
        .toContainEqual(expect.stringMatching(/remotes\/faq\/.*\/help\..*js$/));
      await page.waitForLoadState('networkidle');
      const pointedAt = ofHelp();

      await atEachWidth(page, async (width) => {
        await openDialog(page, title, language);
        for (const text of say.hours) await expect(dialog.getByText(text)).toBeVisible();
        await expect(dialog.getByRole('heading', { name: say.questions })).toBeVisible();
        expect(await contacts(page, language)).toEqual(['https', 'tel', 'mailto', 'http']);
        await expect(dialog.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
        await expectPlace(page, dialog, width);
        if (isForAxe(width)) {
          expect(await violationsOf(page), `at ${width} px`).toEqual([]);
          if (chosen(isPhone(width), true)) expect(await faintInOtherTheme(page)).toEqual([]);
        }
        await page.mouse.click(8, 8);
        await expect(dialog).toBeHidden();
        await expectFocusBack(page, title, language);
      });
      expect(ofHelp()).toEqual(pointedAt);
      await openDialog(page, title, language);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await openDialog(page, title, language);
      await dialog.getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL('/faq');
      await expect(dialog).toBeHidden();
      await openDialog(page, title, language);
      await dialog.getByRole('button', { name: say.imprint }).click();
      await expect(page).toHaveURL('/imprint');
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('at the weekend on the other side of the world', { tag: '@long' }, () => {
  test.use({ timezoneId: 'America/Los_Angeles', user: null });

  for (const language of languages) {
    test(`the days are those of the user too, and a visitor is not led to the questions (${language})`, async ({
      page,
      context,
    }) => {
      const { help: title } = shell[language];
      const dialog = helpDialog(page, language);
      await chooseLanguage(context, language);
      await page.clock.setFixedTime(SATURDAY);
      await page.goto('/imprint');
      await atEachWidth(page, async (width) => {
        await page.getByRole('button', { name: title }).click();
        for (const text of words[language].closed)
          await expect(dialog.getByText(text)).toBeVisible();
        expect(await contacts(page, language)).toEqual(['https', 'tel', 'mailto']);
        await expectPlace(page, dialog, width);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    });
  }
});
