import { request } from 'node:http';
import { connect } from 'node:tls';
import { chromium, expect } from '@playwright/test';
import { signInByForm } from '../support/investors';
import { type Authority, siteNames, startAuthority } from './authority';
import { expectWholePortal, test, visit } from './portal';
import { apiOrigin, httpPort, httpsPort, portalOrigin, type Stack } from './stack';

const site = {
  portal: `https://${siteNames.portal}`,
  api: `https://${siteNames.api}`,
};

test('without names of the site certificates are not asked for, and a line says why', async ({
  stack,
}) => {
  const tls = (...args: string[]) => stack.compose('--profile', 'tls', ...args);
  await expect(tls('up', '--detach', 'tls')).rejects.toThrow('https-origins');
  expect(await tls('logs', '--no-log-prefix', 'https-origins')).toContain(
    `The profile tls needs PORTAL_ORIGIN and API_ORIGIN in .env, both with https://. They are ${portalOrigin} and ${apiOrigin}.`,
  );
  await tls('rm', '--force', '--stop', 'tls', 'https-origins');
});

/** Serial number of the certificate that is shown for a name, if the authority's own one vouches for it. */
function certificateOf(name: string, { root }: Authority): Promise<string> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port: httpsPort, servername: name, ca: root });
    socket.once('secureConnect', () => {
      done(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.once('error', () => done(''));
  });
}

/** Where the plain port sends who asks for a page of the portal. */
function redirected(path: string): Promise<string | undefined> {
  return new Promise((done, reject) => {
    const headers = { host: siteNames.portal };
    request({ host: '127.0.0.1', port: httpPort, path, headers }, (answer) => {
      answer.resume();
      done(answer.headers.location);
    })
      .once('error', reject)
      .end();
  });
}

const namedSite = (stack: Stack, portal: string, api: string): void => {
  stack.set('PORTAL_ORIGIN', portal);
  stack.set('API_ORIGIN', api);
};

test('an authority issues certificates for both names, they are kept, and an investor signs in by https', async ({
  stack,
}) => {
  const authority = await startAuthority(stack);
  try {
    namedSite(stack, site.portal, site.api);
    stack.set('ACME_DIRECTORY', authority.directory);
    await authority.compose('up', '--detach', 'tls');

    const certificates = () =>
      Promise.all(Object.values(siteNames).map((name) => certificateOf(name, authority)));
    let issued: string[] = [];
    const ask = async () => {
      issued = await certificates();
      return issued;
    };
    // Caddy waits for about a minute after an order that failed.
    await expect
      .poll(ask, { timeout: 180_000 })
      .toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(await redirected('/my-units?page=2')).toBe(`${site.portal}/my-units?page=2`);

    const browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      args: [
        '--no-sandbox',
        `--host-resolver-rules=${Object.values(siteNames).map((name) => `MAP ${name}:443 127.0.0.1:${httpsPort}`)}`,
      ],
    });
    try {
      const page = await browser.newPage({ locale: 'de-DE', ignoreHTTPSErrors: true });
      await signInByForm(page, 'lena', site.portal);
      await visit(page, `${site.portal}/my-units`);
      await expect(page.getByRole('heading', { level: 1, name: /Einheit/ })).toBeVisible();
      const cookies = await page.context().cookies(site.api);
      expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
      expect(cookies).not.toEqual([]);
    } finally {
      await browser.close();
    }

    await authority.compose('up', '--detach', '--force-recreate', '--no-deps', 'tls');
    await expect.poll(certificates).toEqual(issued);
  } finally {
    namedSite(stack, portalOrigin, apiOrigin);
    await stack.compose('--profile', 'tls', 'rm', '--force', '--stop', 'tls', 'https-origins');
    await authority.remove();
  }
  await stack.compose('up', '--detach');
  await expectWholePortal();
});
