import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findCompose } from '../../scripts/compose-engine';
import { root } from '../../scripts/packages';

const execute = promisify(execFile);

const port = (index: number): string =>
  process.env.STACK_PORTS?.split(',')[index] ?? `${3390 + index}`;
const ports = {
  PORTAL_PORT: port(0),
  API_PORT: port(1),
  MAIL_PORT: port(2),
  PROMETHEUS_PORT: port(3),
  HTTP_PORT: port(4),
  HTTPS_PORT: port(5),
};
/** Not those of an operator's stack on the same engine. */
const networks = { API_NETWORK: '10.186.140.0/24', METRICS_NETWORK: '10.186.141.0/24' };
/** As if load balancers of a provider stood before it, at public addresses (RFC 5737). */
export const LOAD_BALANCERS = '203.0.113.0/24';
export const portalOrigin = `http://localhost:${ports.PORTAL_PORT}`;
export const apiOrigin = `http://localhost:${ports.API_PORT}`;
export const httpPort = Number(ports.HTTP_PORT);
export const httpsPort = Number(ports.HTTPS_PORT);
export const prometheusOrigin = `http://localhost:${ports.PROMETHEUS_PORT}`;

/** Tag of the images that are built here, so that an operator's stay as they are. */
export const VERSION = 'compose-test';
const services = ['API', 'HOST', 'GATEWAY', 'POOLER'].concat(
  ['UNITS', 'PROFILE', 'FAQ', 'KNOWLEDGE'].map((name) => `REMOTE_${name}`),
);

export type Stack = {
  /** Runs Compose in the project. @returns what it prints */
  compose: (...args: string[]) => Promise<string>;
  /** Runs the operators' command in the stack. @returns what it prints */
  manzil: (...args: string[]) => Promise<string>;
  /** Runs Docker's client with the same variables. @returns what it prints */
  docker: (...args: string[]) => Promise<string>;
  secretsDir: string;
  /** Runs a line of bash in the folder of the secrets, as root. @returns what it prints */
  inSecrets: (line: string) => Promise<string>;
  /** Changes what `.env` would hold, from now on. */
  set: (variable: string, value: string) => void;
  /** Services that have a running container, each once. */
  services: () => Promise<string[]>;
  /** Ids of the containers of a service that run. */
  containers: (service: string) => Promise<string[]>;
  /** Ends everything, and removes what there was of it: containers, volumes, networks, secrets, images. */
  remove: () => Promise<void>;
};

const isService = (arg: string): boolean => arg !== 'up' && !arg.startsWith('-');

/** A project of its own: containers, networks and volumes of others on the same engine are not touched. */
export function openStack(): Stack {
  const found = findCompose();
  if ('reason' in found) throw new Error(`There is no stack: ${found.reason}.`);
  const [program, ...before] = found;
  const folder = mkdtempSync(join(tmpdir(), 'manzil-stack-'));
  const secretsDir = join(folder, 'secrets');
  const project = `manzil-test-${process.pid}`;
  const profiles = ['dev', 'monitoring', 'pooler'].flatMap((name) => ['--profile', name]);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...ports,
    ...networks,
    LOAD_BALANCERS,
    // For docker-compose 1.29 and engines that would build without it.
    DOCKER_BUILDKIT: '1',
    COMPOSE_DOCKER_CLI_BUILD: '1',
    SECRETS_DIR: secretsDir,
    BACKUPS_DIR: join(folder, 'backups'),
    POOLER_HOST: 'pooler:6432',
    PORTAL_ORIGIN: portalOrigin,
    API_ORIGIN: apiOrigin,
    ...Object.fromEntries(services.map((name) => [`${name}_VERSION`, VERSION])),
  };
  const run = async (command: string, args: readonly string[]): Promise<string> => {
    try {
      const { stdout } = await execute(command, args, { cwd: root, env, maxBuffer: 1e8 });
      return stdout;
    } catch (error) {
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  };
  const call = (...args: string[]) =>
    run(program, [...before, '--project-name', project, ...profiles, ...args]);
  // As docs/operations.md says: docker-compose 1.29 cannot replace what is there, so it goes first.
  const compose = async (...args: string[]) => {
    const at = args.indexOf('up');
    if (program === 'docker-compose' && at >= 0 && !args.includes('--no-recreate')) {
      const services = args.includes('--no-deps') ? args.slice(at).filter(isService) : [];
      await call(...args.slice(0, at), 'rm', '--force', '--stop', ...services);
    }
    return call(...args);
  };
  const docker = (...args: string[]) => run('docker', args);
  return {
    compose,
    docker,
    secretsDir,
    inSecrets: (line) =>
      compose(
        ...['run', '--rm', '-T', '--entrypoint', 'bash', 'setup'],
        ...['-c', `set -e; cd /secrets; ${line}`],
      ),
    manzil: (...args) => compose('run', '--rm', '-T', 'manzil', ...args),
    set: (variable, value) => {
      env[variable] = value;
    },
    // docker-compose 1.29 lists with `ps --services` what does not run as well.
    services: async () => {
      const names = await docker(
        ...['ps', '--filter', `label=com.docker.compose.project=${project}`],
        ...['--format', '{{.Label "com.docker.compose.service"}}'],
      );
      return [...new Set(names.split('\n').filter(Boolean))].sort();
    },
    containers: async (service) =>
      (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
    remove: async () => {
      await compose('--profile', 's3', 'down', '--volumes', '--remove-orphans', '--timeout', '5');
      const images = await docker(
        ...['image', 'ls', '--format', '{{.Repository}}:{{.Tag}}', '--filter'],
        `reference=manzil/*:${VERSION}*`,
      );
      const names = images.split('\n').filter(Boolean);
      if (names.length > 0) await docker('image', 'rm', ...names);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
