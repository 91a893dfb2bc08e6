import { setPortalConfig } from '@manzil/shared/runtime';
import type { RegistryRemote } from '../boot/boot-document';
import { hintNavigation } from './hints';
import { openRegistry } from './registry';

const at = '/remotes/units/1.0.0-a/';
const [entry, expose, shared, screen, style, own, english] = [
  'remoteEntry.js',
  'expose.js',
  'texts-de.js',
  'contracts.js',
  'contracts.css',
  'contracts-de.js',
  'contracts-en.js',
].map((file) => at + file) as [string, string, string, string, string, string, string];

const units: RegistryRemote = {
  name: 'units',
  areas: ['/contracts'],
  current: {
    version: '1.0.0',
    build: 'a',
    container: 'units_a',
    entry,
    expose: [expose],
    texts: { de: [shared], en: [] },
    files: Object.fromEntries(
      [entry, expose, shared, screen, style, own, english].map((file) => [file, `sha256-${file}`]),
    ),
  },
  routes: [
    {
      path: '/contracts',
      screen: 'contracts',
      layout: 'page',
      theme: 'light',
      access: 'investor',
      title: { de: 'Verträge', en: 'Contracts' },
      data: ['/units?page=1'],
      files: [screen, style],
      texts: { de: [own], en: [english] },
    },
  ],
  nav: [],
  slots: [],
};

const preloads = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

test('a screen is asked for with its texts and its data at once, and once', () => {
  const support = { email: '', phone: '', whatsapp: '' };
  setPortalConfig({ apiBase: 'https://api.test', release: 'test', support });
  openRegistry({ remotes: [units] });

  hintNavigation('/contracts');
  const asked = [entry, expose, shared, screen, style, own, 'https://api.test/units?page=1'];
  expect(preloads()).toEqual(asked);
  hintNavigation('/contracts');
  expect(preloads()).toEqual(asked);
  hintNavigation('/elsewhere');
  expect(preloads()).toEqual(asked);
});
