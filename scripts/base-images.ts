import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './packages';

const execute = promisify(execFile);
const PULL_MS = 180_000;
const PROBE_MS = 60_000;

const succeeds = (timeout: number, ...args: string[]): Promise<boolean> =>
  execute('docker', args, { timeout, killSignal: 'SIGKILL' }).then(
    () => true,
    () => false,
  );

/** Images that the stack is built on or starts as they are: defaults of `…_IMAGE` in Dockerfile and Compose file. */
export function baseImages(): string[] {
  const files = ['Dockerfile', 'docker-compose.yml'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const defaults = files.join('\n').matchAll(/\w+_IMAGE(?:=|:-)([\w./:-]+)/g);
  return [...new Set([...defaults].flatMap(([, image]) => image ?? []))];
}

/** Why the images cannot be built on this engine; null where nothing stands in the way. */
export async function lackOfImages(): Promise<string | null> {
  for (const image of baseImages()) {
    if (await succeeds(PROBE_MS, 'image', 'inspect', image)) continue;
    if (await succeeds(PULL_MS, 'pull', '--quiet', image)) continue;
    return `the image ${image} is not there and cannot be pulled`;
  }
  const [node = ''] = baseImages();
  const ask = ['npm', 'view', 'pnpm', 'version', '--fetch-retries=1'];
  const reached = await succeeds(PROBE_MS, 'run', '--rm', '--init', node, ...ask);
  return reached ? null : 'no container reaches the npm registry';
}
