import { settle } from '../../e2e/support/animations';
import { helpDialog, openDialog } from '../../e2e/support/dialogs';
import { expect, type Locator } from '../../e2e/support/flow';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { test } from '../../e2e/support/signed-in';
import { isPhone, WIDTHS } from '../../e2e/support/widths';

/** Of the closing animation: specification §9. */
const CLOSING_MS = 300;
const HEIGHT = 844;

const hours = { de: /^Montag bis Freitag, /, en: /^Monday to Friday, / } as const;

/** Closes a dialog whose animations have a clock that stands 1 ms before their end, so that the moment is the test's. */
const closeUntilTheLastMoment = (dialog: Locator) =>
  dialog.evaluate(async (element, lastMs) => {
    const { top } = element.getBoundingClientRect();
    element.querySelector('button')?.click();
    await new Promise(requestAnimationFrame);
    const moves = element.getAnimations();
    for (const move of moves) {
      move.pause();
      move.currentTime = lastMs;
    }
    return {
      durationsMs: [...new Set(moves.map(({ effect }) => effect?.getTiming().duration))],
      movedDownPx: element.getBoundingClientRect().top - top,
      top: element.getBoundingClientRect().top,
      opacity: Number(getComputedStyle(element).opacity),
    };
  }, CLOSING_MS - 1);

for (const language of languages) {
  test(`the help takes 300 ms to sink or to fade, none with reduced motion (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await page.goto('/my-units');
    const dialog = helpDialog(page, language);
    const words = dialog.getByText(hours[language]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await openDialog(page, shell[language].help, language);
      await expect(words).toBeVisible();
      await settle(page);
      const { durationsMs, movedDownPx, top, opacity } = await closeUntilTheLastMoment(dialog);
      expect(durationsMs, `at ${width} px`).toEqual([CLOSING_MS]);
      if (isPhone(width)) expect(top).toBeGreaterThan(HEIGHT - 8);
      else {
        expect(movedDownPx).toBeLessThanOrEqual(8);
        expect(opacity).toBeLessThan(0.1);
      }
      await expect(words).toBeVisible();
      await page.evaluate(() => {
        for (const move of document.getAnimations())
          if (move.timeline === document.timeline) move.finish();
      });
      await expect(words).toBeHidden();
      await expect(dialog).toBeHidden();
    }

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDialog(page, shell[language].help, language);
    await expect(words).toBeVisible();
    const animations = await dialog.evaluate(async (element) => {
      element.querySelector('button')?.click();
      await new Promise(requestAnimationFrame);
      return element.getAnimations().length;
    });
    expect(animations).toBe(0);
    await expect(dialog).toBeHidden();
  });
}
