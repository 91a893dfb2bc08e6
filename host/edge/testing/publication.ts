import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { integrityOf } from '@manzil/shared/build/integrity';
import { containerOf, type PublishedPortal } from '@manzil/shared/build/portal-json';

export const aHost: HostManifest = {
  version: '1.0.0',
  hostApi: '1.2.0',
  federation: '2.9.2',
  shared: { react: '19.3.1', rxjs: '7.8.2' },
  entry: ['static/js/portal.1.js', 'static/css/portal.1.css'],
  fonts: ['static/media/geist.1.woff2'],
  screens: {
    login: ['static/js/login.1.js'],
    home: ['static/js/home.1.js'],
    device: ['static/js/device.1.js'],
  },
  files: {
    'static/js/portal.1.js': 'sha256-a',
    'static/css/portal.1.css': 'sha256-b',
    'static/js/login.1.js': 'sha256-c',
    'static/js/home.1.js': 'sha256-d',
    'static/js/device.1.js': 'sha256-e',
  },
};

const sources: Readonly<Record<string, string>> = {
  'remoteEntry.1.js': 'var units_1 = {};',
  'static/js/expose.1.js': 'void 0;',
  'static/js/list.1.js': 'void 1;',
  'static/js/texts-de.1.js': 'void 2;',
  'static/js/list-de.1.js': 'void 3;',
};

/** A sound publication of a remote "units", changed as wanted. */
export function aPortal(changes: Partial<PublishedPortal> = {}): PublishedPortal {
  const { name = 'units', build = '0123456789ab' } = changes;
  return {
    name,
    version: '1.0.0',
    build,
    hostApi: '^1.0.0',
    federation: '2.9.2',
    shared: { react: '^19.0.0' },
    team: { name: 'Units', contact: 'units@manzil.example' },
    container: containerOf({ name, build }),
    entry: 'remoteEntry.1.js',
    expose: ['static/js/expose.1.js'],
    texts: { de: ['static/js/texts-de.1.js'], en: ['static/js/texts-de.1.js'] },
    routes: [
      {
        path: '/my-units',
        screen: 'units',
        layout: 'page',
        theme: 'light',
        access: 'investor',
        skeleton: 'list',
        data: ['/units?language={language}'],
        title: { de: 'Meine <Einheiten>', en: 'My units' },
        lent: [],
        files: ['static/js/list.1.js'],
        texts: { de: ['static/js/list-de.1.js'], en: ['static/js/list-de.1.js'] },
      },
    ],
    nav: [],
    search: [],
    slots: [],
    files: Object.fromEntries(
      Object.entries(sources).map(([path, source]) => [
        path,
        { integrity: integrityOf(Buffer.from(source)), bytes: source.length },
      ]),
    ),
    ...changes,
  };
}

/** The content of every file of it. */
export const contents: ReadonlyMap<string, Buffer> = new Map(
  Object.entries(sources).map(([path, source]) => [path, Buffer.from(source)]),
);

/** Publishes into a new folder, or over an old one. Returns the folder. */
export function publish(
  portal: PublishedPortal,
  folder = mkdtempSync(join(tmpdir(), 'manzil-publication-')),
): string {
  for (const [path, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(portal));
  return folder;
}
