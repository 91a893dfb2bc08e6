import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig, Texts } from '@manzil/shared/runtime';
import { pageOf } from '../../host/edge/page';
import { staticShell } from '../../host/edge/static-shell';
import type { BootDocument, Registry } from '../../host/src/boot/boot-document';
import { packageDir } from '../../scripts/packages';
import type { Monolith } from './build';
import { monolithRegistry, publishedStates } from './registry';

const support = { email: 'hallo@manzil.example', phone: '+971 4 555 0137', whatsapp: '' };

const preload = (href: string, as: string, crossOrigin = ''): string =>
  `<link rel="preload" as="${as}" href="${href}"${crossOrigin && ` crossorigin="${crossOrigin}"`}>`;

function bootData(config: PortalConfig, registry: Registry): string {
  const locale = join(packageDir('host'), 'locales/de.json');
  const texts = JSON.parse(readFileSync(locale, 'utf8')) as Texts;
  const boot: BootDocument = { config, language: 'de', texts, hostFiles: {}, registry };
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

/** The files and the data that the edge would ask for on this path. */
function hintsOf(page: ReturnType<typeof pageOf>, path: string, registry: Registry, api: string) {
  const remote = registry.remotes.find(({ areas }) => areas.includes(path));
  const route = remote?.routes.find((candidate) => candidate.path === path);
  const files = [
    ...(remote?.current?.expose ?? []),
    ...(remote?.current?.texts.de ?? []),
    ...(route?.files ?? []),
    ...(route?.texts.de ?? []),
  ];
  return [
    ...files.map((file) => preload(file, file.endsWith('.css') ? 'style' : 'script')),
    ...page.data.map((data) => preload(api + data, 'fetch', 'use-credentials')),
  ];
}

/**
 * The monolith's document: plain, or with what the edge adds to its own (preloads of files, data and fonts, the
 * static shell).
 * @param path the area to prepare for; the plain document is the same for all
 */
export function monolithDocument(
  { manifest }: Monolith,
  { apiBase, path, hinted }: { apiBase: string; path: string; hinted: boolean },
): string {
  const states = publishedStates();
  const registry = monolithRegistry(states, manifest, hinted);
  const page = pageOf(path, states, manifest, 'de', true);
  const config = { apiBase, release: manifest.version, support };
  const fonts = manifest.fonts.map((font) => preload(`/${font}`, 'font', 'anonymous'));
  const head = [
    '<meta charset="utf-8">',
    '<title>Manzil</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...manifest.entry.map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<script defer src="/${file}"></script>`,
    ),
    ...(hinted ? [...hintsOf(page, path, registry, apiBase), ...fonts] : []),
    `<script type="application/json" id="portal-boot">${bootData(config, registry)}</script>`,
  ];
  const shell = hinted
    ? staticShell({ page, states, language: 'de', path, support: config.support })
    : '';
  return `<!doctype html>
<html lang="de" data-theme="${page.theme}">
<head>
${head.join('\n')}
</head>
<body><div id="root">${shell}</div></body>
</html>
`;
}
