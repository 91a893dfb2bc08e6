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
