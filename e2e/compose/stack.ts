import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findCompose } from '../../scripts/compose-engine';
import { root } from '../../scripts/packages';

const execute = promisify(execFile);

const ports = { PORTAL_PORT: '3390', API_PORT: '4390', MAIL_PORT: '8390', PROMETHEUS_PORT: '9390' };
export const portalOrigin = `http://localhost:${ports.PORTAL_PORT}`;
export const apiOrigin = `http://localhost:${ports.API_PORT}`;
export const prometheusOrigin = `http://localhost:${ports.PROMETHEUS_PORT}`;

/** Tag of the images that are built here, so that an operator's stay as they are. */
export const VERSION = 'compose-test';
const services = ['API', 'HOST', 'GATEWAY'].concat(
  ['UNITS', 'PROFILE', 'FAQ', 'KNOWLEDGE'].map((name) => `REMOTE_${name}`),
);

export type Stack = {
  /** Runs Compose in the project. @returns what it prints */
  compose: (...args: string[]) => Promise<string>;
  /** Runs the operators' command in the stack. @returns what it prints */
  manzil: (...args: string[]) => Promise<string>;
  docker: (...args: string[]) => Promise<string>;
  /** Takes another image for a service from now on. */
  setVersion: (variable: string, version: string) => void;
  /** Ids of the containers of a service that run. */
  containers: (service: string) => Promise<string[]>;
  /** Ends everything, and removes what there was of it: containers, volumes, networks, secrets, images. */
  remove: () => Promise<void>;
};

/** A project of its own: containers, networks and volumes of others on the same engine are not touched. */
export function openStack(): Stack {
  const found = findCompose();
  if ('reason' in found) throw new Error(`There is no stack: ${found.reason}.`);
  const [program, ...before] = found;
  const folder = mkdtempSync(join(tmpdir(), 'manzil-stack-'));
  const project = `manzil-test-${process.pid}`;
  const profiles = ['dev', 'monitoring'].flatMap((name) => ['--profile', name]);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...ports,
    SECRETS_DIR: join(folder, 'secrets'),
    BACKUPS_DIR: join(folder, 'backups'),
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
  const compose = (...args: string[]) =>
    run(program, [...before, '--project-name', project, ...profiles, ...args]);
  const docker = (...args: string[]) => run('docker', args);
  return {
    compose,
    docker,
    manzil: (...args) => compose('run', '--rm', '-T', 'manzil', ...args),
    setVersion: (variable, version) => {
      env[variable] = version;
    },
    containers: async (service) =>
      (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
    remove: async () => {
      await compose('down', '--volumes', '--remove-orphans', '--timeout', '5');
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
