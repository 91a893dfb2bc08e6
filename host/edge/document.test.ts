import { renderDocument } from './document';
import { pageOf } from './page';
import { registryOf } from './registry';
import type { RemoteState } from './remotes';
import { aHost, aPortal } from './testing/publication';

const units: RemoteState = {
  name: 'units',
  source: '',
  areas: ['/my-units'],
  current: aPortal(),
  previous: null,
  refusal: null,
};
const missing: RemoteState = {
  name: 'faq',
  source: '',
  areas: ['/faq'],
  current: null,
  previous: null,
  refusal: null,
};
const states = [units, missing];

function documentOf(path: string, signedIn: boolean): string {
  const page = pageOf(path, states, aHost, 'de', signedIn);
  const support = { email: 'a@b.example', phone: '+1', whatsapp: '+1' };
  return renderDocument({
    page,
    language: 'de',
    config: { apiBase: 'https://api.manzil.example', release: '1.0.0', support },
    texts: { end: '</script><script>alert(1)</script>' },
    host: aHost,
    states,
    path,
  });
}

test('the page of an investor asks at once for code, texts and data of the screen', () => {
  const html = documentOf('/my-units', true);
  const base = '/remotes/units/1.0.0-0123456789ab';
  for (const file of [
    'remoteEntry.1.js',
    'static/js/expose.1.js',
    'static/js/list.1.js',
    'static/js/texts-de.1.js',
    'static/js/list-de.1.js',
  ]) {
    expect(html).toMatch(
      new RegExp(
        `<link rel="preload" as="script" href="${base}/${file}" integrity="sha256-[^"]+" crossorigin="anonymous">`,
      ),
    );
  }
  for (const api of ['/auth/', '/units?language=de']) {
    expect(html).toContain(
      `as="fetch" href="https://api.manzil.example${api}" crossorigin="use-credentials"`,
    );
  }
});

test('the page of a visitor is prepared for the login and asks nothing of the remote', () => {
  const html = documentOf('/my-units', false);
  expect(html).toContain('href="/static/js/login.1.js"');
  expect(html).not.toContain('rel="preload" as="script" href="/remotes/');
  expect(html).not.toContain('as="fetch"');
});

test('texts cannot end the data block or the title', () => {
  const html = documentOf('/my-units', true);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('<title>Meine &lt;Einheiten&gt; – Manzil</title>');
});

test('the data block can be read back', () => {
  const [, json = ''] = /id="portal-boot">(.*)<\/script>/.exec(documentOf('/my-units', true)) ?? [];
  const boot = JSON.parse(json);
  expect(boot.registry.remotes[0].current.entry).toBe(
    '/remotes/units/1.0.0-0123456789ab/remoteEntry.1.js',
  );
  expect(boot.registry.remotes[1]).toMatchObject({ name: 'faq', current: null, areas: ['/faq'] });
});

test('the page knows which remote fills which slot, and asks for nothing of it', () => {
  const list = 'static/js/list.1.js';
  const filling = {
    ...units,
    current: aPortal({ slots: [{ slot: 'help', part: 'help', files: [list] }] }),
  };
  const { remotes } = registryOf([filling, missing]);
  expect(remotes.map(({ slots }) => slots)).toEqual([
    [{ slot: 'help', part: 'help', files: [`/remotes/units/1.0.0-0123456789ab/${list}`] }],
    [],
  ]);
  expect(pageOf('/home', [filling], aHost, 'de', false).files).toEqual([
    { href: '/static/js/home.1.js', integrity: 'sha256-d' },
  ]);
});

test.each([
  ['/my-units', true],
  ['/faq', true],
  ['/faq/anything', true],
  ['/home', true],
  ['/', true],
  ['/nowhere', false],
  ['/my-unitsx', false],
])('%s is found: %s', (path, found) => {
  expect(pageOf(path, states, aHost, 'de', true).found).toBe(found);
});

test.each([
  ['/nowhere', true, 'full', 'light'],
  ['/nowhere/home', true, 'full', 'dark'],
  ['/details/nowhere', false, 'full', 'dark'],
  ['/my-units/no/such', true, 'page', 'light'],
  ['/my-units/no/such', false, 'full', 'light'],
  ['/faq/articles', true, 'page', 'dark'],
  ['/faq/articles', false, 'full', 'dark'],
])('%s, which no route matches, signed in %s: %s and %s', (path, signedIn, layout, theme) => {
  expect(pageOf(path, states, aHost, 'de', signedIn)).toMatchObject({ layout, theme });
});

test.each([
  ['/nowhere', 'Seite nicht gefunden'],
  ['/my-units/no/such', 'Seite nicht gefunden'],
  ['/faq', 'Nicht verfügbar'],
])('the title of %s, which no route matches, is %s', (path, title) => {
  expect(pageOf(path, states, aHost, 'de', true).title.de).toBe(title);
});

test('the page brings along what it says when its scripts do not come, with every way to reach us', () => {
  for (const path of ['/my-units', '/home', '/nowhere']) {
    const html = documentOf(path, true);
    expect(html).toContain('Das dauert länger als gewöhnlich.');
    expect(html).toContain('<a class="shell-reload" href="">Neu laden</a>');
    for (const address of ['https://wa.me/1', 'tel:+1', 'mailto:a@b.example'])
      expect(html).toContain(`<a href="${address}">`);
  }
});
