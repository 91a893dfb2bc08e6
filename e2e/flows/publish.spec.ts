import { listings, remoteStatus, startEdge, type TestEdge } from '../support/edge';
import { expect, test } from '../support/flow';
import { signIn } from '../support/investors';
import { buildProbe, copyOfBuild, nextBuild, replaceBuild } from '../support/publication';

let edge: TestEdge | undefined;

test.afterEach(async () => {
  await edge?.stop();
  edge = undefined;
});

test('a new version of a remote is live on the next page load, and the open tab goes on working', async ({
  page,
  context,
}) => {
  const published = copyOfBuild('remote-units');
  edge = await startEdge([
    { ...listings.units, source: published },
    listings.profile,
    listings.faq,
    listings.knowledge,
  ]);
  const { origin } = edge;
  await signIn(page, 'anna', origin);
  await page.goto(`${origin}/dashboard`);
  const before = await Promise.all(
    ['profile', 'faq', 'knowledge'].map((name) => remoteStatus(origin, name)),
  );

  const next = nextBuild('remote-units', '1.1.0', (texts) =>
    texts.replaceAll('"Meine Einheiten"', '"Meine Wohnungen"'),
  );
  replaceBuild(published, next);
  // Its largest files are packed as small as can be, once.
  const version = async () => (await remoteStatus(origin, 'units'))?.version;
  await expect.poll(version, { timeout: 30_000 }).toBe('1.1.0');

  const fresh = await context.newPage();
  await fresh.goto(`${origin}/dashboard`);
  const nav = (tab: typeof page) => tab.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(nav(fresh).getByRole('link', { name: 'Meine Wohnungen' })).toBeVisible();

  await nav(page).getByRole('link', { name: 'Meine Einheiten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeVisible();
  await page
    .getByRole('link', { name: /Marina Walk Tower/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Marina Walk Tower/ })).toBeVisible();

  const after = await Promise.all(
    ['profile', 'faq', 'knowledge'].map((name) => remoteStatus(origin, name)),
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
