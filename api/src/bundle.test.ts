import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_ROOT } from './api-root';
import type { Kinds } from './kinds';

const KINDS: Record<keyof Kinds, true> = { routes: true, mail: true, files: true, retention: true };

/** Sources in the files of the build whose name fits. */
async function sourcesIn(build: RegExp): Promise<string[]> {
  const dist = join(API_ROOT, 'dist');
  const maps = (await readdir(dist)).filter((file) => build.test(file) && file.endsWith('.map'));
  const sources = maps.map(async (file) => JSON.parse(await readFile(join(dist, file), 'utf8')));
  return (await Promise.all(sources)).flatMap(({ sources }) => sources);
}

test('what is found by the name of its file is in the build', async () => {
  const files = await readdir(join(API_ROOT, 'src'), { recursive: true });
  const found = files.filter((file) =>
    Object.keys(KINDS).some((kind) => file.endsWith(`.${kind}.ts`)),
  );
  const shipped = await sourcesIn(/./);
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((file) => !shipped.some((source) => source.endsWith(file)))).toEqual([]);
});

test('the program of the operators has no route in it', async () => {
  const sources = await sourcesIn(/^manzil\./);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((source) => source.endsWith('.routes.ts'))).toEqual([]);
});
