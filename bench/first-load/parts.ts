/** What a first load consists of, and the sources that belong to each; the first that matches counts. */
const parts: readonly (readonly [name: string, sources: RegExp])[] = [
  ['react-dom and its scheduler', /^(react-dom|scheduler)\//],
  ['react', /^react\//],
  ['react-router', /^react-router\//],
  ['react-query', /^@tanstack\//],
  ['i18next', /^i18next\//],
  [
    'react-i18next',
    /^(react-i18next|use-sync-external-store|html-parse-stringify|void-elements)\//,
  ],
  ['zod/mini', /^zod\//],
  ['rxjs', /^rxjs\//],
  ['icons', /^lucide\/|ui\/(line-)?icon\./],
  ['shared runtime', /^shared\/src\/runtime\//],
  ['contract schemas', /^shared\/src\/contract\//],
  ['UI kit, domain rules, formats', /^shared\/src\//],
  ['host: layout', /^host\/src\/layout\//],
  ['host: session', /^host\/src\/session\//],
  ['host: routes and error pages', /^host\/src\/(routing|screens)\//],
  ['host: loading of remotes', /^host\/src\/federation\//],
  ['host: PWA, consent, reporting', /^host\/src\/(pwa|consent|reporting|worker)\//],
  ['host: start and texts', /^host\/src\//],
  ['host: runtime of webpack', /^host: webpack/],
  ['remote: entry', /^@module-federation\/|entry-runtime|^remote: (webpack|external)|\.federation/],
  ['remote: texts', /\.json$|texts/],
  ['remote: what its screens share', /^remote-[\w-]+\/src\/[^/]+$/],
  ['remote: the screen', /^remote-/],
];

/** The part that a source belongs to. */
export const partOf = (source: string): string =>
  parts.find(([, sources]) => sources.test(source))?.[0] ?? 'rest';
