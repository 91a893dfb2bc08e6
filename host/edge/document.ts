import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Language } from '@manzil/shared/contract/values';
import type { PortalConfig, Texts } from '@manzil/shared/runtime';
import type { BootDocument } from '../src/boot/boot-document';
import { escapeHtml } from './escape-html';
import { registryOf } from './registry';
import type { Page } from './remote-page';
import type { RemoteState } from './remotes';
import { staticShell } from './static-shell';

/** JSON that cannot end the element it stands in. */
const jsonBlock = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const asOf = (href: string): string => (href.endsWith('.css') ? 'style' : 'script');

const preload = ({ href, integrity }: { href: string; integrity: string }): string =>
  `<link rel="preload" as="${asOf(href)}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;

export type DocumentInput = {
  page: Page;
  language: Language;
  config: PortalConfig;
  texts: Texts;
  host: HostManifest;
  states: readonly RemoteState[];
  path: string;
};

/** The whole document: the page waits for no second answer. */
export function renderDocument({
  page,
  language,
  config,
  texts,
  host,
  states,
  path,
}: DocumentInput): string {
  const hostFile = (file: string) => ({ href: `/${file}`, integrity: host.files[file] ?? '' });
  const styles = host.entry.filter((file) => file.endsWith('.css')).map(hostFile);
  const scripts = host.entry.filter((file) => file.endsWith('.js')).map(hostFile);
  const boot: BootDocument = {
    config,
    language,
    texts,
    hostFiles: Object.fromEntries(
      Object.entries(host.files)
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, hash]) => [`/${file}`, hash]),
    ),
    registry: registryOf(states),
  };
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(page.title[language])} – Manzil</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="${page.theme === 'dark' ? '#0A2126' : '#FFFFFF'}">`,
    '<meta name="description" content="Manzil: Kauf, Bau, Übergabe, Vermietung und Geld deiner Immobilien in den Emiraten.">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...scripts.map(
      ({ href, integrity }) =>
        `<script defer src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
    ...page.files.map(preload),
    ...page.data.map(
      (api) =>
        `<link rel="preload" as="fetch" href="${escapeHtml(config.apiBase + api)}" crossorigin="use-credentials">`,
    ),
    ...host.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin="anonymous">`,
    ),
  ];
  return `<!doctype html>
<html lang="${language}" data-theme="${page.theme}">
<head>
${head.join('\n')}
<script type="application/json" id="portal-boot">${jsonBlock(boot)}</script>
</head>
<body>
<div id="root">${staticShell({ page, states, language, path, support: config.support })}</div>
<noscript>${language === 'de' ? 'Manzil braucht JavaScript. Schalte es in deinem Browser ein und lade die Seite neu.' : 'Manzil needs JavaScript. Turn it on in your browser and reload the page.'}</noscript>
</body>
</html>
`;
}
