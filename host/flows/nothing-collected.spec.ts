import { consentDialog, question, words } from '../../e2e/support/consent';
import { listings, startEdge } from '../../e2e/support/edge';
import { expect, test } from '../../e2e/support/flow';

test.use({ serviceWorkers: 'allow' });

test('a portal that collects nothing asks nobody, and says so', { tag: '@long' }, async ({
  page,
}) => {
  const { origin, stop } = await startEdge(Object.values(listings), undefined, { SENTRY_DSN: '' });
  try {
    await page.goto(`${origin}/home`);
    // It comes with the parts of a complete page, as the question would.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('contentinfo').getByRole('button', { name: words.de.title }).click();
    await expect(consentDialog(page)).toContainText('sammelt keine Fehlerberichte');
    await expect(question(page)).toBeHidden();
  } finally {
    await stop();
  }
});
