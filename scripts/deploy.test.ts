import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Listed = { name: string; source: string; areas: string[] };
const remotesIn = (path: string): Listed[] =>
  (JSON.parse(read(path)) as { remotes: Listed[] }).remotes;

test('the stack has the remotes of the portal, with the same paths, each from its own service', () => {
  const services = read('docker-compose.yml');
  const expected = remotesIn('host/remotes.json').map(({ source, ...remote }) => {
    const service = source.split('/')[1] ?? '';
    expect(services).toContain(`\n  ${service}:\n`);
    return { ...remote, source: `http://${service}:8080/` };
  });
  expect(remotesIn('deploy/remotes.json')).toEqual(expected);
});

test('in a swarm API and commands are told what they are told in the stack', () => {
  const toldIn = (path: string) => {
    const [, block = ''] = read(path).split('x-api-environment: &api-environment\n');
    return [...(block.split('\n\n')[0] ?? '').matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  };
  expect(toldIn('docker-compose.yml').length).toBeGreaterThan(8);
  expect(toldIn('deploy/swarm.yml')).toEqual(toldIn('docker-compose.yml'));
});

test('a swarm gets the images of the stack but the pooler, each by the same variable', () => {
  const imagesIn = (path: string) => {
    const found = read(path).matchAll(/image: (?:manzil|\$\{IMAGES:-manzil\})\/(\S+)/g);
    return [...new Set([...found].map(([, image]) => image))].sort();
  };
  const stacks = imagesIn('docker-compose.yml').filter((image) => !image?.startsWith('pooler:'));
  expect(stacks).toHaveLength(7);
  expect(imagesIn('deploy/swarm.yml')).toEqual(stacks);
});

test('a swarm tells the API and its commands what the stack tells them', () => {
  const told = (path: string, block: string) => {
    const [, lines = ''] = read(path).split(`\n${block}\n`);
    const [own = ''] = lines.split(/\n(?=\S| {2}[\w-]+:$)/m);
    return [...own.matchAll(/^ +([A-Z_]+): (.*)$/gm)]
      .map(([, name, value]) => `${name} ${value?.replaceAll('"', '')}`)
      .sort();
  };
  // A swarm has no volume of all machines.
  const anywhere = (lines: string[]) => lines.filter((line) => !line.startsWith('FILES_URL '));
  for (const block of ['x-api-environment: &api-environment', '  api:']) {
    const expected = anywhere(told('docker-compose.yml', block));
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(anywhere(told('deploy/swarm.yml', block))).toEqual(expected);
  }
});
