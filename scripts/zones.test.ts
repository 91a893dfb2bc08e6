import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './packages';
import { bin } from './run-step';

/** A file, what it imports or does, and where its author is sent instead. */
const forbidden: readonly [path: string, code: string, instead: string][] = [
  ['remote-units/src/a.ts', "import '@manzil/remote-faq/src/words';", 'in @manzil/shared'],
  ['remote-units/src/b.ts', "import '../../remote-faq/src/words';", 'reached by a link'],
  ['remote-units/src/c.ts', "import '../../../host/src/i18n';", 'in @manzil/shared'],
  [
    'remote-units/src/d.ts',
    "import type { Db } from '@manzil/api/src/platform/postgres/connect';",
    'by apiGet',
  ],
  ['remote-units/src/e.ts', "import '../../shared/src/domain/fees';", 'in @manzil/shared'],
  ['remote-units/src/f.tsx', "import 'react-dom/client';", 'pages and parts'],
  ['remote-units/src/g.tsx', "import 'react-router';", 'from react-router-dom'],
  ['remote-units/src/h.ts', "void import('dompurify');", 'loadSanitiser'],
  ['remote-units/src/i.ts', "import 'node:crypto';", 'host/edge'],
  ['remote-units/src/j.ts', "import '@manzil/shared/build/singletons';", 'webpack.config.ts'],
  ['remote-units/src/k.ts', "import '@manzil/shared/testing/texts';", 'beside its own code'],
  ['remote-units/src/l.ts', "import '../flows/units';", 'beside its own code'],
  ['remote-units/src/m.ts', "import '../../scripts/ports';", 'belongs into the product'],
  ['remote-units/src/n.ts', "void fetch('/units');", 'by apiGet and apiSend'],
  ['remote-units/src/units/a.page.tsx', "import '../contracts/contracts.page';", 'of its own'],
  ['remote-units/src/units/b.ts', "void import('../contracts/contracts.page');", 'of its own'],
  ['remote-units/src/units/c.screen.ts', "import '../contracts/contracts.screen';", 'of its own'],
  [
    'remote-units/src/units/d.page.tsx',
    "import { apiGet } from '@manzil/shared/runtime';\nvoid apiGet;",
    'x.api.ts or an x.screen.ts',
  ],
  [
    'remote-units/src/units/f.ts',
    "export { apiSend } from '@manzil/shared/runtime';",
    'x.api.ts or an x.screen.ts',
  ],
  ['remote-units/src/o.ts', "import './units/units.screen';", 'of its own'],
  ['remote-faq/src/p.ts', "void import('./help/help.part');", 'of its own'],
  ['shared/template/src/start/a.tsx', "import '@manzil/host/src/i18n';", 'in @manzil/shared'],
  ['host/src/a.ts', "import '../../remote-units/src/words';", 'portal.json'],
  ['host/src/b.ts', "import '@manzil/api/src/errors';", '@manzil/shared/contract'],
  ['host/src/c.ts', "import '../edge/config';", 'boot document'],
  ['host/src/d.ts', "import 'node:path';", 'host/edge'],
  ['host/src/e.ts', "import { names } from '../../shared/build/singletons';", 'webpack.config.ts'],
  ['host/src/f.ts', "void window.fetch('/api');", 'by apiGet and apiSend'],
  ['host/src/g.ts', "import './layout/testing/render-in-portal';", 'beside its own code'],
  ['host/src/h.ts', "import '../../scripts/ports';", 'belongs into the product'],
  [
    'host/src/screens/a.screen.tsx',
    "import { apiSend as send } from '@manzil/shared/runtime';\nvoid send;",
    'x.api.ts or an x.screen.ts',
  ],
  ['host/src/screens/home/b.tsx', "import '../login.screen';", 'of its own'],
  ['host/edge/a.ts', "import '../src/session/session';", 'boot-document'],
  ['host/edge/b.ts', "import '@manzil/shared/runtime';", 'only types'],
  ['host/edge/c.ts', "import '../../remote-units/src/words';", 'by what they publish'],
  ['host/edge/d.ts', "import './testing/publication';", 'beside its own code'],
  ['host/edge/e.ts', "import '../../e2e/support/edge';", 'belongs into the product'],
  ['shared/src/contract/a.ts', "import 'react';", 'whoever calls them'],
  ['shared/src/contract/b.ts', "import '../runtime/bus';", 'as a parameter'],
  ['shared/src/contract/c.ts', "import '../format/date';", 'format imports it'],
  ['shared/src/domain/a.ts', "import '@tanstack/react-query';", 'whoever calls them'],
  ['shared/src/domain/b.ts', "import '../contract/units';", 'they import it'],
  ['shared/src/domain/c.ts', 'export const today = () => new Date();', 'as a parameter'],
  ['shared/src/format/a.ts', "import 'react-i18next';", 'whoever calls them'],
  ['shared/src/format/b.ts', "import '../ui/chip';", 'as a parameter'],
  ['shared/src/format/c.ts', 'export const age = () => Date.now();', 'as a parameter'],
  ['shared/src/format/d.ts', 'const seen = new Map<string, number>();\nvoid seen;', 'runtime'],
  ['shared/src/ui/a.tsx', "import '../runtime/bus';", 'come as props'],
  ['shared/src/ui/b.tsx', "import '@manzil/shared/contract/units';", 'come as props'],
  ['shared/src/ui/c.tsx', "import 'react-i18next';", 'come as props'],
  ['shared/src/ui/d.tsx', 'export let open = false;\nopen = true;', 'shared/src/runtime'],
  ['shared/src/ui/e.tsx', 'export const opened: string[] = [];', 'shared/src/runtime'],
  [
    'shared/src/ui/f.tsx',
    "import { createContext } from 'react';\nexport const Open = createContext(false);",
    'shared/src/runtime',
  ],
  ['shared/src/ui/g.tsx', "import '../../build/singletons';", 'webpack.config.ts'],
  ['shared/src/runtime/a.ts', "import 'node:os';", 'host/edge'],
  ['shared/src/runtime/b.ts', 'void new XMLHttpRequest();', 'by apiGet and apiSend'],
  ['shared/src/runtime/c.ts', "import '../../testing/render-screen';", 'beside its own code'],
  ['api/src/modules/units/a.ts', "import '@manzil/shared/runtime';", 'contract, domain and format'],
  ['api/src/modules/units/b.ts', "import 'react';", 'contract, domain and format'],
  ['api/src/modules/units/c.ts', "import '@manzil/remote-units/src/words';", 'shared/contract'],
  ['api/src/modules/units/d.routes.ts', "import { eq } from 'drizzle-orm';", 'x.repository.ts'],
  ['api/src/modules/units/e.ts', "import type { Client } from 'pg';", 'x.repository.ts'],
  ['api/src/modules/units/f.routes.ts', "import './units.table';", 'x.repository.ts'],
  ['api/src/modules/units/g.repository.ts', "import './units.routes';", 'of its own in the module'],
  ['api/src/modules/units/h.usecase.ts', "import './units.routes';", 'of its own in the module'],
  ['api/src/modules/units/i.table.ts', "import 'fastify';", 'of its own in the module'],
  ['api/src/modules/units/j.repository.ts', "import './let.usecase';", 'pass the value'],
  ['api/src/modules/units/k.ts', "import '../../commands/cells';", 'belongs into its module'],
  ['api/src/platform/http/a.ts', "import '../../identity/guard';", 'as a parameter'],
  ['api/src/platform/files/b.ts', "import '../../modules/units/owned-units';", 'as a parameter'],
  ['api/src/platform/c.ts', "import '../exports-of';", 'as a parameter'],
  ['api/src/identity/a.ts', "import '../modules/units/owned-units';", 'which calls this'],
  ['api/src/identity/b.ts', "import '../kinds';", 'which calls this'],
  ['api/src/modules/units/t.ts', "import '../../exports-of';", 'belongs into its module'],
  ['api/src/modules/units/r.ts', "import '../../seed/insert-rows';", 'belongs into its module'],
  ['api/src/modules/units/l.ts', "import '../../../testing/mails';", 'beside its own code'],
  ['api/src/modules/units/m.ts', "import '../../../../scripts/ports';", 'into the product'],
  ['api/src/modules/units/p.ts', "import './units.proof';", 'into the contract or its module'],
  ['api/src/platform/d.ts', "import '../../../embedded-postgres/src/cluster';", 'has one door'],
  ['api/src/platform/e.ts', "import '@manzil/embedded-postgres/testing/a';", 'its own code'],
  ['embedded-postgres/src/a.ts', "import '@manzil/shared/domain/fees';", 'as a parameter'],
  ['embedded-postgres/src/b.ts', "import '../../api/src/api-root';", 'as a parameter'],
  ['embedded-postgres/src/c.ts', "import '../testing/package-root';", 'beside its own code'],
];

/** What looks alike and is as it should be. */
const allowed: readonly [path: string, code: string][] = [
  ['remote-faq/src/a.api.ts', "import { apiGet } from '@manzil/shared/runtime';\nvoid apiGet;"],
  ['remote-faq/src/faq/a.screen.ts', "import '../faq.api';\nimport './faq.page';"],
  ['remote-faq/src/faq/b.test.tsx', "import '@manzil/shared/testing/texts';"],
  ['remote-faq/src/faq/c.page.tsx', "import './faq.api';\nimport 'react-router-dom';"],
  ['remote-faq/flows/a.spec.ts', "import 'node:fs';\nimport '../../e2e/support/widths';"],
  ['host/src/federation/a.ts', "import type { S } from '../../../shared/build/singletons';"],
  ['host/src/worker/a.ts', "void fetch('/static');"],
  ['host/edge/f.ts', "import '../src/boot/app-shell';\nimport './static-files';"],
  ['host/edge/g.ts', "import type { Texts } from '@manzil/shared/runtime';"],
  ['shared/src/ui/h.tsx', "import '../domain/fees';\nexport const of = () => new Map();"],
  ['shared/src/format/e.ts', "import '../contract/values';"],
  ['api/src/modules/units/n.repository.ts', "import 'drizzle-orm';\nimport './units.table';"],
  ['api/src/platform/http/d.ts', "import '../start-error';\nimport '../../api-root';"],
  ['api/src/modules/units/s.ts', "import '../../identity/guard';"],
  ['api/src/platform/f.ts', "import '@manzil/embedded-postgres';"],
  ['embedded-postgres/src/d.test.ts', "import '../testing/package-root';"],
  ['api/src/modules/units/q.proof.ts', "import 'pg';\nimport '../../../testing/mails';"],
  ['api/src/modules/units/o.test.ts', "import 'pg';\nimport '../../../testing/mails';"],
];

/** Not of one file: a circle of two, through a type, and a file that is too long. */
const others: readonly [path: string, code: string][] = [
  ['bench/a.ts', "import './b';"],
  ['bench/b.ts', "import type { A } from './a';\nexport type B = A;"],
  ['remote-faq/flows/long.spec.ts', 'void 0;\n'.repeat(301)],
];

const held = /^(plugin|lint\/.*\/(noImportCycles|noExcessiveLinesPerFile))$/;
type Finding = { category: string; message: string; location: { path: string } };
let findings: readonly Finding[];
const at = (path: string): string[] =>
  findings
    .filter(({ category, location }) => location.path === path && held.test(category))
    .map(({ message }) => message);

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'));
  for (const part of ['biome.json', 'lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const [path, code] of [...forbidden, ...allowed, ...others]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
  const biome = join(root, bin('biome'));
  const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  findings = JSON.parse(stdout).diagnostics;
});

it.each(forbidden)('%s may not have %j', (path, _code, instead) => {
  expect(at(path)).toEqual([expect.stringContaining(instead)]);
});

it.each(allowed)('%s may have %j', (path) => {
  expect(at(path)).toEqual([]);
});

it('lets no files import each other in a circle, not even types', () => {
  expect([...at('bench/a.ts'), ...at('bench/b.ts')]).toEqual([
    'This import is part of a cycle.',
    'This import is part of a cycle.',
  ]);
});

it('lets no file have more than 300 lines, a test neither', () => {
  expect(at('remote-faq/flows/long.spec.ts')).toEqual([expect.stringContaining('is 300')]);
});
