import { expectSeen } from '../../e2e/support/accessibility';
import { expect, test } from '../../e2e/support/flow';
import { chosenPasswords } from '../../e2e/support/investors';
import { chooseLanguage, languages, login, messages } from '../../e2e/support/language';
import { invite, mailedCode } from '../../e2e/support/operator';
import { origins } from '../../e2e/support/origins';
import { WIDTHS } from '../../e2e/support/widths';

test.use({ serviceWorkers: 'block' });

const words = {
  de: {
    emailMissing: 'Trag deine E-Mail-Adresse ein.',
    emailWrong: /^Diese Adresse ist unvollständig/,
    passwordMissing: 'Trag dein Passwort ein.',
    refused: /^E-Mail oder Passwort stimmt nicht\./,
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist an.',
    forgotten: 'Passwort vergessen?',
    request: 'Code anfordern',
    check: 'Weiter',
    digit: (n: number) => `Ziffer ${n} von 6`,
    digits: /^Ziffer \d von 6$/,
    linkWrong: 'Dieser Link gilt nicht mehr',
    codeMissing: 'Trag alle sechs Ziffern ein.',
    codeWrong: /Dieser Code stimmt nicht oder gilt nicht mehr/,
    newPassword: 'Neues Passwort',
    save: 'Passwort speichern',
    tooShort: 'Mindestens 12 Zeichen.',
    guessed: /^Reihen wie 1234 oder qwertz werden als Erstes geraten/,
    again: 'Neuen Code anfordern',
    toSignIn: 'Zur Anmeldung',
    saved: 'Dein neues Passwort gilt',
  },
  en: {
    emailMissing: 'Enter your e-mail address.',
    emailWrong: /^This address is incomplete/,
    passwordMissing: 'Enter your password.',
    refused: /^E-mail or password /,
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on.',
    forgotten: 'Forgotten your password?',
    request: 'Request a code',
    check: 'Continue',
    digit: (n: number) => `Digit ${n} of 6`,
    digits: /^Digit \d of 6$/,
    linkWrong: 'This link is no longer valid',
    codeMissing: 'Enter all six digits.',
    codeWrong: /This code is not right or no longer valid/,
    newPassword: 'New password',
    save: 'Save password',
    tooShort: 'At least 12 characters.',
    guessed: /^Sequences such as 1234 or qwerty are guessed first/,
    again: 'Request a new code',
    toSignIn: 'Back to sign-in',
    saved: 'Your new password is set',
  },
} as const;

for (const language of languages) {
  const say = { ...login[language], ...messages[language], ...words[language] };
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('the login says beside each field what is missing and what the server refuses', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/login');
      const email = page.getByLabel(say.email, { exact: true });
      const password = page.getByLabel(say.password, { exact: true });
      const submit = page.getByRole('button', { name: say.signIn, exact: true });
      await submit.click();
      await expect(email).toHaveAccessibleDescription(say.emailMissing);
      await expect(password).toHaveAccessibleDescription(say.passwordMissing);
      await expect(email).toBeFocused();
      await expectSeen(page, page.getByText(say.emailMissing), page.getByText(say.passwordMissing));

      await email.fill('anna');
      await password.fill('kein Kamel');
      await submit.click();
      await expect(email).toHaveAccessibleDescription(say.emailWrong);

      await page.getByRole('button', { name: say.show }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: say.hide }).click();
      await expect(password).toHaveAttribute('type', 'password');
      await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expectSeen(page, page.getByText(say.capsLock));
      await password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false });
      await expect(page.getByText(say.capsLock)).toBeHidden();

      await email.fill(`niemand-${language}@example.com`);
      await submit.click();
      await expect(password).toHaveAccessibleDescription(say.refused);
      await expect(email).toHaveValue(`niemand-${language}@example.com`);
      await expectSeen(page, page.getByText(say.refused));

      await page.route(`${origins.api}/auth/login`, (route) => route.abort());
      await submit.click();
      const alert = page.getByRole('alert').filter({ hasText: say.unreachable });
      await expect(alert).toBeVisible();
      await expect(password).toHaveValue('kein Kamel');
      await expectSeen(page, alert);
      await page.getByRole('link', { name: say.forgotten }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    });

    test('asking for a code, and entering it, say what is missing', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: say.request }).click();
      await expect(page.getByLabel(say.email, { exact: true })).toHaveAccessibleDescription(
        say.emailMissing,
      );
      await expectSeen(page, page.getByText(say.emailMissing));

      await page.goto('/reset-password');
      await page.getByRole('button', { name: say.check, exact: true }).click();
      await expectSeen(page, page.getByText(say.codeMissing));

      await page.goto('/imprint');
      await page.goto('/reset-password#link=abc');
      await expectSeen(page, page.getByRole('heading', { level: 1, name: say.linkWrong }));
    });

    test('the six boxes take a pasted code, one that the browser fills in, and arrow keys', {
      tag: '@long',
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: origins.portal,
      });
      await page.goto('/reset-password');
      const box = (n: number) => page.getByLabel(say.digit(n));
      const boxes = page.getByLabel(say.digits);
      const digits = () =>
        boxes.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value).join(''));
      await expect(boxes).toHaveCount(6);
      await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(box(1)).toHaveAttribute('inputmode', 'numeric');
      await page.evaluate(() => navigator.clipboard.writeText('Dein Code: 12 34 5'));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        // In one row.
        const tops = await boxes.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().y),
        );
        expect(new Set(tops).size, `at ${width} px`).toBe(1);
        await box(1).focus();
        await page.keyboard.press('ControlOrMeta+V');
        await expect.poll(digits).toBe('12345');
        await expect(box(6)).toBeFocused();

        await page.keyboard.press('ArrowLeft');
        await expect(box(5)).toBeFocused();
        await page.keyboard.press('Home');
        await expect(box(1)).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.type('9');
        await expect.poll(digits).toBe('19345');
        await page.keyboard.press('End');
        await expect(box(6)).toBeFocused();
        for (const left of ['1934', '193', '19', '1', '']) {
          await page.keyboard.press('Backspace');
          await expect.poll(digits).toBe(left);
        }
        await expect(box(1)).toBeFocused();
      }

      // As a browser does that has read the code from a message: into the first box, as a whole.
      await box(1).fill('246810');
      await expect.poll(digits).toBe('246810');
      await expectSeen(page, page.getByText(say.codeWrong));
    });

    test('after the code, the new password says beside its field what is wrong, and leads to the login', {
      tag: '@long',
    }, async ({ page }) => {
      const email = `forgetful-${language}@example.com`;
      const password = page.getByLabel(say.newPassword, { exact: true });
      const save = page.getByRole('button', { name: say.save });
      await page.goto(invite(email));
      await password.fill(chosenPasswords.first);
      await save.click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto('/forgot-password');
      await page.getByLabel(say.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: say.request }).click();
      await page.getByLabel(say.digit(1)).focus();
      await page.keyboard.type(await mailedCode(email));

      const leave = page.getByRole('link', { name: say.toSignIn });
      await expect(password).toBeFocused();
      await page.getByRole('button', { name: say.show }).click();
      await password.fill('elf Zeichen');
      await save.click();
      await expect(password).toHaveAccessibleDescription(new RegExp(`^${say.tooShort}`));
      await expect(password).toBeFocused();
      await expect(password).toHaveAttribute('type', 'text');
      const hide = page.getByRole('button', { name: say.hide });
      await expectSeen(page, page.getByText(say.tooShort, { exact: true }), hide, save, leave);
      await hide.click();
      await expect(password).toHaveAttribute('type', 'password');

      await password.fill('qwertzuiop123');
      await save.click();
      await expect(password).toHaveAccessibleDescription(say.guessed);
      await expect(password).toBeFocused();

      await password.fill(chosenPasswords.second);
      const reset = `${origins.api}/auth/reset-password`;
      await page.route(reset, (route) => route.abort());
      await save.click();
      const alert = page.getByRole('alert').filter({ hasText: say.unreachable });
      await expectSeen(page, alert, page.getByRole('link', { name: say.again }), leave);
      await expect(password).toHaveValue(chosenPasswords.second);
      await page.unroute(reset);

      await save.click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
      await expectSeen(page, page.getByText(say.saved));
    });
  });
}
