import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from '../shared/build/build';
import { built, packageDir, root } from './packages';
import { say, seconds } from './terminal';

const PARALLEL = 2;

/** Builds one package, whatever its state. @throws Error with the build's output */
export function buildPackage(name: string): Promise<void> {
  const startedAt = performance.now();
  return new Promise((done, reject) => {
    const cli = join(root, 'shared/build/cli.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', cli, 'build'], {
      cwd: packageDir(name),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      output += data;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`The build of ${name} failed:\n${output}`));
      say(`built ${name} in ${seconds(performance.now() - startedAt)}`);
      return done();
    });
  });
}

/** Builds every package whose sources have changed since its last build, two at a time. */
export async function buildAll(): Promise<void> {
  const stale = built.filter((name) => !isBuilt(packageDir(name)));
  if (stale.length === 0) {
    say('all packages are built');
    return;
  }
  say(`building ${stale.join(', ')}`);
  const queue = [...stale];
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) await buildPackage(name);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}
