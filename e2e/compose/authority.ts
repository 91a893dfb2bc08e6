import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stack, VERSION } from './stack';

/** Names of a site that lead to the stack, as far as the authority's container can see. */
export const siteNames = { portal: 'portal.manzil.example', api: 'api.manzil.example' };

const AUTHORITY = 'authority.manzil.example';
const PORT = 8443;

/** Caddy as an authority: it issues to whom it reaches at port 80 or 443 of the name. */
const CONFIGURATION = `{
	admin off
	https_port ${PORT}
	auto_https disable_redirects
	skip_install_trust
}
https://${AUTHORITY} {
	tls internal
	acme_server
}
`;

/** Hands on what comes to the ports of the web, as the machine does for its published ports. */
const FORWARD = `for (const [from, to] of [[80, 8080], [443, 8443]])
  require('node:net').createServer((near) => {
    const far = require('node:net').connect(to, 'tls');
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => (near.destroy(), far.destroy()));
  }).listen(from);`;

export type Authority = {
  /** Where its protocol begins. */
  directory: string;
  /** Its own certificate, by which those that it issues are known. */
  root: string;
  /** Compose with the authority's certificate among those that the service `tls` believes. */
  compose: Stack['compose'];
  remove: () => Promise<void>;
};

/** A certificate authority that speaks ACME, as Let's Encrypt does, and a way from the site's names to the stack. */
export async function startAuthority(stack: Stack): Promise<Authority> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-authority-'));
  const names = {
    authority: `manzil-authority-${process.pid}`,
    site: `manzil-site-${process.pid}`,
  };
  const remove = async () => {
    await stack.docker('rm', '--force', '--volumes', ...Object.values(names));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const network = await publicNetwork(stack);
    const run = (name: string, aliases: readonly string[], ...rest: string[]) =>
      stack.docker(
        ...['run', '--detach', '--name', name, '--network', network],
        ...aliases.flatMap((alias) => ['--network-alias', alias]),
        ...rest,
      );
    const gateway = `manzil/gateway:${VERSION}`;
    const configuration = join(folder, 'Caddyfile');
    writeFileSync(configuration, CONFIGURATION, { mode: 0o644 });
    await run(
      names.authority,
      [AUTHORITY],
      ...['--volume', `${configuration}:/authority:ro`, '--env', 'XDG_DATA_HOME=/tmp', gateway],
      ...['caddy', 'run', '--adapter', 'caddyfile', '--config', '/authority'],
    );
    await run(
      names.site,
      Object.values(siteNames),
      ...[`manzil/api:${VERSION}`, 'node', '-e', FORWARD],
    );
    const root = await rootOf(stack, names.authority);
    const certificate = join(folder, 'root.crt');
    writeFileSync(certificate, root, { mode: 0o644 });
    const trust = join(folder, 'trust.yml');
    writeFileSync(
      trust,
      `services:
  tls:
    environment: { SSL_CERT_FILE: /authority.crt }
    volumes: ["${certificate}:/authority.crt:ro"]
`,
    );
    return {
      directory: `https://${AUTHORITY}:${PORT}/acme/local/directory`,
      root,
      compose: (...args) =>
        stack.compose('--file', 'docker-compose.yml', '--file', trust, '--profile', 'tls', ...args),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function publicNetwork({ containers, docker }: Stack): Promise<string> {
  const [gateway = ''] = await containers('gateway');
  const format = '{{range $name, $_ := .NetworkSettings.Networks}}{{$name}} {{end}}';
  const networks = (await docker('inspect', '--format', format, gateway)).trim().split(' ');
  const name = networks.find((network) => network.endsWith('_public'));
  if (!name) throw new Error(`The gateway is on no public network, only on ${networks}.`);
  return name;
}

/** Its certificate is made when it starts. */
async function rootOf({ docker }: Stack, authority: string): Promise<string> {
  const wait =
    'until cat /tmp/caddy/pki/authorities/local/root.crt 2>/dev/null; do sleep 0.2; done';
  return docker('exec', authority, 'timeout', '30', 'bash', '-c', wait);
}
