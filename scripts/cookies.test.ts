import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import legal from '../host/src/public/texts/legal.de.json';
import { packageDir } from './packages';

/** How the privacy notice calls them. */
const told: Readonly<Record<string, RegExp>> = {
  session: /^Sitzungs-Cookie/,
  device: /^Geräte-Cookie/,
  'sign-in': /^Cookies eines Vorgangs: .*Anmeldung mit Code/,
  passkey: /^Cookies eines Vorgangs: .*mit Passkey/,
  reset: /^Cookies eines Vorgangs: .*neuen Passworts/,
};

const sources = packageDir('api/src');
const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .flatMap((name) => [
    ...readFileSync(join(sources, name), 'utf8').matchAll(/tokenCookie\(\s*'([\w-]+)'/g),
  ])
  .map(([, name]) => name);

test('the privacy notice tells of each cookie that the API sets', () => {
  const items = legal.privacy.sections.flatMap((section) =>
    'list' in section ? section.list : [],
  );
  expect(names.sort()).toEqual(Object.keys(told).sort());
  for (const pattern of Object.values(told))
    expect(items).toContainEqual(expect.stringMatching(pattern));
});
