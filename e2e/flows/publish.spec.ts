import { listings, remoteStatus, startEdge, type TestEdge } from '../support/edge';
import { expect, test } from '../support/flow';
import { signIn } from '../support/investors';
import { buildProbe, copyOfBuild, nextBuild, replaceBuild } from '../support/publication';
import { expectScreen } from '../support/screens';

let edge: TestEdge | undefined;

test.afterEach(async () => {
  await edge?.stop();
  edge = undefined;
});

test('a new version of a remote is live on the next page load, and the open tab goes on working', async ({
  page,
  context,
}) => {
  // A small one: an edge packs all of what is new as small as can be.
  const published = copyOfBuild('remote-knowledge');
  const { units, profile, faq, knowledge } = listings;
  edge = await startEdge([units, profile, faq, { ...knowledge, source: published }]);
  const { origin } = edge;
  await signIn(page, 'anna', `${origin}/dashboard`);
  const before = await Promise.all(
    ['units', 'profile', 'faq'].map((name) => remoteStatus(origin, name)),
  );

  const next = nextBuild('remote-knowledge', '1.1.0', (texts) =>
    texts.replaceAll('"Knowledge Hub"', '"Nachgelesen"'),
  );
  replaceBuild(published, next);
  const version = async () => (await remoteStatus(origin, 'knowledge'))?.version;
  await expect.poll(version, { timeout: 30_000 }).toBe('1.1.0');

  const fresh = await context.newPage();
  await fresh.goto(`${origin}/dashboard`);
  const nav = (tab: typeof page) => tab.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(nav(fresh).getByRole('link', { name: 'Nachgelesen' })).toBeVisible();

  await nav(page).getByRole('link', { name: 'Knowledge Hub' }).click();
  await expectScreen(page, '/knowledge-hub');
  await page.locator('a[href="/knowledge-hub/articles/1"]').first().click();
  await expectScreen(page, '/knowledge-hub/articles/1');

  const after = await Promise.all(
    ['units', 'profile', 'faq'].map((name) => remoteStatus(origin, name)),
  );
  expect(after).toEqual(before);
});

test('a fifth remote joins by being listed, and shares the objects of the host', async ({
  page,
}) => {
  const source = await buildProbe();
  edge = await startEdge([
    ...Object.values(listings),
    { name: 'probe', source, areas: ['/probe'] },
  ]);
  await signIn(page, 'anna', edge.origin);
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Fünfter Bereich' })
    .click();
  // React, the router, the query client and the portal context all answer from inside the host's tree.
  await expect(page.getByText('Anna de /probe')).toBeVisible();

  const same = await page.evaluate(() => {
    type Modules = Record<string, Record<string, unknown>>;
    const { probe, __FEDERATION__ } = window as unknown as {
      probe: Modules;
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Modules } }[] };
    };
    const host = __FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    const runtime = host['@manzil/shared/runtime'];
    return {
      react: host.react?.useState === probe.React?.useState,
      router: host['react-router-dom']?.Link === probe.router?.Link,
      query: host['@tanstack/react-query']?.useQuery === probe.query?.useQuery,
      queryClient: runtime?.queryClient === probe.client,
      context: runtime?.PortalContext === probe.runtime?.PortalContext,
      forms: host['@manzil/shared/forms']?.useApiForm === probe.forms?.useApiForm,
    };
  });
  expect(same).toEqual({
    react: true,
    router: true,
    query: true,
    queryClient: true,
    context: true,
    forms: true,
  });
});
