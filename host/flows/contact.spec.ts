import { expectSeen } from '../../e2e/support/accessibility';
import { mailTo } from '../../e2e/support/contact-mail';
import { words } from '../../e2e/support/contact-words';
import { expect, type Page, test } from '../../e2e/support/flow';
import { chooseLanguage, languages, messages } from '../../e2e/support/language';
import { manzil } from '../../e2e/support/operator';

// The ways to the form are followed on a phone; it is sent in the last of the windows it is seen in.
test.use({ viewport: { width: 390, height: 844 } });

const TEAM = 'hallo@manzil.example';
const MESSAGE = 'Wohnung in Dubai Marina.\n\nÜbergabe im März.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const language of languages) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('a stranger opens a sample and writes, again after a failure; both sides get a mail', async ({
      page,
      request,
    }) => {
      const email = `stranger-${language}@example.com`;
      await page.goto('/home');
      const sample = page.getByRole('link', { name: say.sample });
      const pdf = await request.get((await sample.getAttribute('href')) ?? '');
      expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await page.getByRole('link', { name: say.invite }).click();
      await expect(page).toHaveURL(/\/details#message$/);
      await expect(field(page, say.message)).toBeInViewport();
      const send = page.getByRole('button', { name: say.send });
      await send.click();
      await expect(field(page, say.name)).toHaveAccessibleDescription(say.nameMissing);
      await expectSeen(page, page.getByText(say.nameMissing, { exact: true }), send);
      await field(page, say.name).fill('Gesine Ölmüller');
      await field(page, say.email).fill(email);
      await field(page, say.message).fill(MESSAGE);
      await page.route('**/contact-messages/*', (route) => route.abort(), { times: 1 });
      await send.click();
      const failure = page.getByRole('alert').filter({ hasText: messages[language].unreachable });
      await expect(failure).toBeVisible();
      await expect(field(page, say.message)).toHaveValue(MESSAGE);
      await send.click();
      const received = page.getByRole('heading', { name: say.received });
      await expect(received).toBeFocused();

      const team = await mailTo(TEAM, 'contact-message', email);
      for (const text of ['Gesine Ölmüller', '> Wohnung in Dubai Marina.', `Reply-To: ${email}`])
        expect(team).toContain(text);
      const receipt = await mailTo(email, 'contact-received', '');
      expect(receipt).not.toMatch(/Gesine|Dubai Marina\./);
      expect(manzil('message', 'list', '--email', email)).toContain('Gesine Ölmüller');
    });

    test('a topic of the landing page opens answers that a stranger may read', {
      tag: '@long',
    }, async ({ page }) => {
      await page.goto('/home');
      await page.getByRole('link', { name: say.topic, exact: true }).click();
      await expect(page).toHaveURL(/\/details#questions-2$/);
      await page.getByRole('button', { name: say.question }).click();
      const answer = page.getByRole('region').or(page.locator('#questions-2'));
      await expectSeen(
        page,
        answer
          .getByText(/Snagging/)
          .filter({ visible: true })
          .first(),
      );
      await expect(page.locator('#questions-2 a')).toHaveCount(0);
    });
  });
}

test('without a network what was typed stays, and is sent by itself once it is back', {
  tag: '@long',
}, async ({ page, context }) => {
  const say = words.de;
  const email = 'offline-stranger@example.com';
  await page.goto('/details#message');
  await field(page, say.name).fill('Gesine Ölmüller');
  await field(page, say.email).fill(email);
  await field(page, say.message).fill(MESSAGE);
  await context.setOffline(true);
  await page.getByRole('button', { name: say.send }).click();
  await expect(page.getByRole('button', { name: 'Wartet auf Netz' })).toBeVisible();
  await expect(field(page, say.message)).toHaveValue(MESSAGE);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say.received })).toBeVisible();
  await mailTo(TEAM, 'contact-message', email);
});
