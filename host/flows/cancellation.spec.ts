import { mimeText } from '../../api/testing/canaries/mime-text';
import { expectFits, expectSeen } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, languages, messages } from '../../e2e/support/language';
import { mailsTo, manzil } from '../../e2e/support/operator';

test.use({ serviceWorkers: 'block' });

const words = {
  de: {
    cancel: 'Verträge hier kündigen',
    ordinary: 'Ordentlich',
    extraordinary: 'Außerordentlich',
    reason: 'Grund der Kündigung',
    certainDay: 'Zu einem bestimmten Tag',
    missing: {
      contract: /^Schreib, welchen Vertrag du meinst\./,
      name: /^Trag deinen Namen ein/,
      email: /^Trag eine vollständige Adresse ein/,
      reason: /^Nenne den Grund/,
      day: /^Wähl den letzten Tag/,
    },
    withdraw: 'Vertrag widerrufen',
    contract: 'Vertrag',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    review: 'Weiter zur Prüfung',
    wrong: 'Fünf Angaben fehlen noch oder stimmen nicht',
    edit: 'Angaben ändern',
    cancelReview: 'Kündigung prüfen',
    withdrawReview: 'Widerruf prüfen',
    cancelNow: 'Jetzt kündigen',
    withdrawNow: 'Widerruf bestätigen',
    cancelled: 'Deine Kündigung ist eingegangen',
    withdrawn: 'Dein Widerruf ist eingegangen',
    soonest: 'Zum nächstmöglichen Zeitpunkt',
    save: 'Bestätigung speichern',
    mailed: 'Eingegangen: ',
  },
  en: {
    cancel: 'Cancel contracts here',
    ordinary: 'Ordinary',
    extraordinary: 'Extraordinary',
    reason: 'Reason for the cancellation',
    certainDay: 'On a specific day',
    missing: {
      contract: /^Say which contract you mean\./,
      name: /^Enter your name/,
      email: /^Enter a complete address/,
      reason: /^Give the reason/,
      day: /^Choose the last day/,
    },
    withdraw: 'Withdraw from a contract',
    contract: 'Contract',
    name: 'First and last name',
    email: 'E-mail',
    review: 'Continue to review',
    wrong: 'Five entries are missing or not right',
    edit: 'Change details',
    cancelReview: 'Review your cancellation',
    withdrawReview: 'Review your withdrawal',
    cancelNow: 'Cancel now',
    withdrawNow: 'Confirm withdrawal',
    cancelled: 'Your cancellation has been received',
    withdrawn: 'Your withdrawal has been received',
    soonest: 'At the earliest possible date',
    save: 'Save the confirmation',
    mailed: 'Received: ',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const CONTRACT = 'Premium, Marina Walk Tower 2304';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const option = (page: Page, label: string) => page.getByText(label, { exact: true });

async function fill(page: Page, say: Words, email: string): Promise<void> {
  await field(page, say.contract).fill(CONTRACT);
  await field(page, say.name).fill('Gesine Ölmüller');
  await field(page, say.email).fill(email);
}

async function mailTo(email: string, template: string): Promise<string> {
  await expect.poll(() => mailsTo(email, template).length).toBe(1);
  return mimeText(mailsTo(email, template)[0] ?? '');
}

/** What is sent there next arrives, and nobody hears of it. */
const loseAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));
    const say = words[language];

    test('a stranger cancels, once more as the answer was lost, and gets one receipt', async ({
      page,
    }) => {
      const email = `cancel-${language}@example.com`;
      await page.goto('/home');
      await page.getByRole('contentinfo').getByRole('link', { name: say.cancel }).click();
      await expect(heading(page, say.cancel)).toBeFocused();
      // With all of its fields; as it comes it is one of the pages of every-page.spec.ts.
      await option(page, say.extraordinary).click();
      await option(page, say.certainDay).click();
      await button(page, say.review).click();
      const { missing } = say;
      await expect(page.getByRole('region', { name: say.wrong })).toBeFocused();
      // Each beside its field too.
      await expectSeen(page, ...Object.values(missing).map((text) => page.getByText(text)));
      await page.getByRole('button', { name: new RegExp(`^${say.reason}: `) }).click();
      await expect(field(page, say.reason)).toBeFocused();
      await expect(field(page, say.reason)).toHaveAccessibleDescription(missing.reason);

      await option(page, say.ordinary).click();
      await option(page, say.soonest).click();
      await fill(page, say, email);
      await button(page, say.review).click();
      await expect(heading(page, say.cancelReview)).toBeFocused();
      await expectSeen(
        page,
        ...[CONTRACT, 'Gesine Ölmüller', email, say.soonest].map((text) => page.getByText(text)),
        ...[say.cancelNow, say.edit].map((name) => button(page, name)),
      );
      await loseAnswer(page, '**/cancellations/*');
      await button(page, say.cancelNow).click();
      const failure = page.getByRole('alert').filter({ hasText: messages[language].unreachable });
      await expect(failure).toBeVisible();
      await button(page, say.cancelNow).click();
      await expect(heading(page, say.cancelled)).toBeFocused();
      const received = await page
        .locator('dd')
        .filter({ hasText: /Dubai\)$/ })
        .textContent();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, say.save).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.txt$/);

      const mail = await mailTo(email, 'cancellation-received');
      expect(mail).toContain(`${say.mailed}${received}`);
      for (const typed of [CONTRACT, 'Ölmüller']) expect(mail).not.toContain(typed);
      const listed = manzil('declaration', 'list', '--kind', 'cancellation');
      expect(listed.split(email), 'received once, and listed').toHaveLength(2);
      expect(await page.evaluate(() => sessionStorage.getItem('manzil.cancellation'))).toBeNull();
    });

    test('a stranger withdraws and gets a receipt', { tag: '@long' }, async ({ page }) => {
      const email = `withdraw-${language}@example.com`;
      await page.goto('/login');
      await page.getByRole('link', { name: say.withdraw }).click();
      await expect(heading(page, say.withdraw)).toBeFocused();
      await button(page, say.review).click();
      const { contract, name, email: address } = say.missing;
      await expectSeen(page, ...[contract, name, address].map((text) => page.getByText(text)));
      await expect(field(page, say.email)).toHaveAccessibleDescription(address);

      await fill(page, say, email);
      await button(page, say.review).click();
      await expect(heading(page, say.withdrawReview)).toBeFocused();
      await expectSeen(
        page,
        ...[CONTRACT, 'Gesine Ölmüller', email].map((text) => page.getByText(text)),
        ...[say.withdrawNow, say.edit].map((name) => button(page, name)),
      );
      await button(page, say.withdrawNow).click();
      await expect(heading(page, say.withdrawn)).toBeFocused();
      await expectFits(page);
      const mail = await mailTo(email, 'withdrawal-received');
      expect(mail).toContain(say.mailed);
      for (const typed of [CONTRACT, 'Ölmüller']) expect(mail).not.toContain(typed);
    });
  });
}

test('what was typed survives a reload and the way back, and is sent once the network is there', {
  tag: '@long',
}, async ({ page, context }) => {
  const say = words.de;
  const email = 'offline@example.com';
  await page.goto('/cancellation');
  await fill(page, say, email);
  await page.reload();
  await expect(field(page, say.name)).toHaveValue('Gesine Ölmüller');
  await button(page, say.review).click();
  await expect(heading(page, say.cancelReview)).toBeVisible();
  await page.reload();
  await expect(heading(page, say.cancelReview)).toBeVisible();
  await page.goBack();
  await expect(field(page, say.contract)).toHaveValue(CONTRACT);
  await button(page, say.review).click();

  await context.setOffline(true);
  await button(page, say.cancelNow).click();
  await expect(page.getByText(messages.de.unreachable)).toBeVisible();
  await context.setOffline(false);
  await button(page, say.cancelNow).dblclick();
  await expect(heading(page, say.cancelled)).toBeVisible();
  await mailTo(email, 'cancellation-received');
  await page.goBack();
  await expect(heading(page, say.cancel)).toBeVisible();
  await expect(field(page, say.name)).toHaveValue('');
});

test('an answer that is lost on its way is asked for again and received once', {
  tag: '@long',
}, async ({ page }) => {
  const say = words.de;
  const email = 'lost-answer@example.com';
  await page.goto('/withdrawal');
  await fill(page, say, email);
  await button(page, say.review).click();
  await loseAnswer(page, '**/withdrawals/*');
  await button(page, say.withdrawNow).click();
  await expect(page.getByText(messages.de.unreachable)).toBeVisible();
  await button(page, say.withdrawNow).click();
  await expect(heading(page, say.withdrawn)).toBeVisible();
  await mailTo(email, 'withdrawal-received');
  expect(manzil('declaration', 'list').split(email)).toHaveLength(2);
});

test('by keyboard alone, for good cause and to a certain day', { tag: '@long' }, async ({
  page,
}) => {
  const say = words.de;
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/cancellation');
  await page.getByRole('radio', { name: /^Ordentlich/ }).focus();
  await press('ArrowDown');
  await press('Tab');
  await page.keyboard.type('Seit Mai keine Abrechnung.');
  await press('Tab');
  await page.keyboard.type(CONTRACT);
  await press('Tab');
  await press('ArrowDown');
  await press('Tab');
  await expect(page.getByLabel('Letzter Tag')).toBeFocused();
  await page.getByLabel('Letzter Tag').fill('2031-01-31');
  await field(page, say.name).focus();
  await page.keyboard.type('Gesine Ölmüller');
  await press('Tab');
  await page.keyboard.type('keyboard@example.com');
  await press('Tab');
  await press('Enter');
  await expect(heading(page, say.cancelReview)).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(heading(page, say.cancelled)).toBeFocused();
  const mail = await mailTo('keyboard@example.com', 'cancellation-received');
  expect(mail).toContain('Ende: Freitag, 31.\u00A0Januar\u00A02031');
});

test('the way is at the foot of the portal, with name and address filled in', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'anna');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [words.de.cancel, words.de.withdraw]) {
      await page.goto('/dashboard');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading(page, name)).toBeVisible();
      await expect(field(page, words.de.name)).toHaveValue('Anna Becker');
      await expect(field(page, words.de.email)).toHaveValue('anna.becker@example.com');
    }
  }
});
