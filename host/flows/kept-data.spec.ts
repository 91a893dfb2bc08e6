import { stableId } from '../../api/src/seed/demo/stable-id';
import { listings } from '../../e2e/support/edge';
import { expect, test } from '../../e2e/support/flow';
import { investors, signedInId, signIn } from '../../e2e/support/investors';
import { everythingKept } from '../../e2e/support/kept';
import { expectScreen, guardedScreens } from '../../e2e/support/screens';
import { expectKept } from '../../e2e/support/worker';
import { chosen } from '../../shared/testing/ring';

const remotes = Object.values(listings);

test.describe('what this device keeps', () => {
  const unitNames = ['Marina Walk Tower', 'Creek Lantern', 'Yas Canal House', 'Safa Terrace'];
  const unitIds = [
    'marina-walk-tower-2304',
    'creek-lantern-1806',
    'yas-canal-house-705',
    'safa-terrace-412',
  ].map((unit) => stableId(`unit:${unit}`));

  // A page of each remote, and all that keep what they show.
  const visited = chosen(
    ['/profile', '/faq', '/knowledge-hub', '/project/3', '/my-units', '/dashboard'],
    Object.keys(guardedScreens),
  );

  const namesIn = (text: string, names: readonly string[]): string[] =>
    names.filter((name) => text.includes(name));

  for (const network of ['with', 'without'] as const) {
    test(`is nothing of an investor's after they sign out ${network} a network`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await signIn(page, 'anna');
      await expectKept(page, 'units');
      const hers = [await signedInId(context), investors.anna, 'Becker', ...unitIds];
      for (const path of visited) {
        await page.goto(path);
        await expectScreen(page, path);
        const owner = remotes.find(({ areas }) => areas.some((area) => path.startsWith(area)));
        await expectKept(page, ...(owner ? [owner.name] : []));
      }
      await expectKept(page, 'units', 'profile', 'faq', 'knowledge');

      const signedIn = await everythingKept(page);
      expect(signedIn.caches.length).toBeGreaterThan(500_000);
      expect(namesIn(signedIn.caches, [...hers, ...unitNames])).toEqual([]);
      // Units and dashboard for the tab, the shell's investor and a project for the device (docs/decisions/025).
      expect(namesIn(signedIn.session, unitNames)).toEqual(unitNames);
      for (const kept of [signedIn.session, signedIn.local, signedIn.cookies])
        expect(kept).not.toContain(investors.anna);
      expect(signedIn.databases).toEqual([]);

      await page.goto('/dashboard');
      await expectScreen(page, '/dashboard');
      if (network === 'without') await context.setOffline(true);
      await page.getByRole('button', { name: /Anna Becker/ }).click();
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page).toHaveURL(/\/login$/);
      const signedOut = await everythingKept(page);
      expect(namesIn(JSON.stringify(signedOut), [...hers, ...unitNames])).toEqual([]);
      expect(signedOut.cookies).not.toContain('manzil_hint');
    });
  }
});
