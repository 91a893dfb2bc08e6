import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { integrityOf } from '@manzil/shared/build/integrity';
import type { EdgeConfig } from '../config';
import { aHost } from './publication';

/** Long enough for its copies to be smaller than itself. */
export const portalScript = `"${'manzil '.repeat(400)}";`;

/** A host package as it is after its build: manifest, files, texts, public folder. */
export function builtHost(): { hostDir: string; browserDir: string; manifest: HostManifest } {
  const hostDir = mkdtempSync(join(tmpdir(), 'manzil-host-'));
  const browserDir = join(hostDir, 'dist/browser');
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const files = Object.fromEntries(
    Object.keys(aHost.files).map((path) => {
      const content = path === 'static/js/portal.1.js' ? portalScript : `/* ${path} */`;
      write(join(browserDir, path), content);
      return [path, integrityOf(Buffer.from(content))];
    }),
  );
  const manifest: HostManifest = { ...aHost, files };
  write(join(browserDir, 'host.json'), JSON.stringify(manifest));
  write(join(browserDir, 'service-worker.js'), portalScript);
  for (const language of ['de', 'en']) write(join(hostDir, `locales/${language}.json`), '{}');
  write(join(hostDir, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(join(hostDir, 'public/manifest.webmanifest'), '{}');
  return { hostDir, browserDir, manifest };
}

/** Configuration of an edge on a free port with a new store. */
export const aConfig = (changes: Partial<EdgeConfig> = {}): EdgeConfig => ({
  port: 0,
  listenHost: '127.0.0.1',
  storeDir: mkdtempSync(join(tmpdir(), 'manzil-store-')),
  pollMs: 60_000,
  remotes: [],
  apiHosts: { 'portal.example': 'https://api.example' },
  support: { email: 'a@b.example', phone: '+1', whatsapp: '+1' },
  licence: undefined,
  securityContact: 'mailto:a@b.example',
  sentryDsn: undefined,
  logLevel: 'silent',
  ...changes,
});
