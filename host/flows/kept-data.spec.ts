import { unitIds, unitNames } from '../../e2e/support/annas-units';
import { listings } from '../../e2e/support/edge';
import { expect, test } from '../../e2e/support/flow';
import { goInside } from '../../e2e/support/inside';
import { investors, signedInId, signIn } from '../../e2e/support/investors';
import { everythingKept } from '../../e2e/support/kept';
import { onDisk } from '../../e2e/support/profile-files';
import { expectScreen, guardedScreens } from '../../e2e/support/screens';
import { storedKeys } from '../../e2e/support/tab';
import { expectKept } from '../../e2e/support/worker';
import { chosen, isLong } from '../../shared/testing/ring';

test.use({ serviceWorkers: 'allow' });

const remotes = Object.values(listings);

test.describe('what this device keeps', () => {
  // A page of each remote, and all that keep what they show.
  const visited = chosen(
    ['/profile', '/faq', '/knowledge-hub', '/project/3', '/my-units', '/dashboard'],
    Object.keys(guardedScreens),
  );

  const namesIn = (text: string, names: readonly string[]): string[] =>
    names.filter((name) => text.includes(name));

  // With one it is signed out below, too.
  for (const network of chosen<readonly ('with' | 'without')[]>(['without'], ['with', 'without'])) {
    test(`is nothing of an investor's after they sign out ${network} a network`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await signIn(page, 'anna');
      await expectKept(page, 'units');
      const hers = [await signedInId(context), investors.anna, 'Becker', ...unitIds];
      for (const path of visited) {
        await (isLong ? page.goto(path) : goInside(page, path));
        await expectScreen(page, path);
        const owner = remotes.find(({ areas }) => areas.some((area) => path.startsWith(area)));
        await expectKept(page, ...(owner ? [owner.name] : []));
      }
      await expectKept(page, 'units', 'profile', 'faq', 'knowledge');

      const signedIn = await everythingKept(page);
      expect(signedIn.caches.length).toBeGreaterThan(500_000);
      // Units and dashboard for the tab, the shell's investor and a project for the device: sealed (docs/decisions/025).
      expect(Object.keys(JSON.parse(signedIn.session))).toContain('manzil.data.units');
      expect(Object.keys(JSON.parse(signedIn.local))).toContain('manzil.investor');
      expect(namesIn(JSON.stringify(signedIn), [...hers, ...unitNames])).toEqual([]);
      expect(signedIn.databases).toEqual([]);

      if (isLong) await page.goto('/dashboard');
      await expectScreen(page, '/dashboard');
      if (network === 'without') await context.setOffline(true);
      await page.getByRole('button', { name: /Anna Becker/ }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(/\/login$/);
      const signedOut = await everythingKept(page);
      expect(namesIn(JSON.stringify(signedOut), [...hers, ...unitNames])).toEqual([]);
      expect(signedOut.cookies).not.toMatch(/manzil_(hint|key)/);
    });
  }

  test(
    'stands nowhere in the profile on the disk after they sign out',
    { tag: '@long' },
    async ({ playwright, launchOptions, locale }, info) => {
      const profile = info.outputPath('profile');
      const browser = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(locale && { locale }),
      });
      try {
        const [page] = browser.pages();
        if (!page) throw new Error('The browser has no window.');
        await signIn(page, 'anna');
        await page.goto('/my-units');
        await expectScreen(page, '/my-units');
        await expect.poll(() => storedKeys(page)).toContain('manzil.data.units');
        // Chromium collects for some seconds what it writes to its storages.
        await expect
          .poll(() => onDisk(profile, ['manzil.data.units']), { timeout: 30_000 })
          .toEqual(['manzil.data.units']);
        await page.getByRole('button', { name: /Anna Becker/ }).click();
        await page.getByRole('button', { name: 'Abmelden' }).click();
        await expect(page).toHaveURL(/\/login$/);
      } finally {
        await browser.close();
      }
      // Chromium notes by itself the addresses and titles of pages that were opened, and what a login was filled in with.
      expect(onDisk(profile, ['Becker', investors.anna, ...unitNames])).toEqual([]);
    },
  );
});
