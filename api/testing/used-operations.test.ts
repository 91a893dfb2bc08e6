import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../src/api-root';

const BY_ANSWER = 'a screen asks, by the address that another answer names';
const MACHINES = 'whoever watches the API';
const MAIL_PROGRAMS = 'a mail program asks, by the address in a header';

/** Operations that no code of the browser imports, and why. */
const UNUSED: Record<string, string> = {
  'avatars getAvatar': BY_ANSWER,
  'calendar-feed readCalendar': BY_ANSWER,
  'projects getConstructionPhoto': BY_ANSWER,
  'settings endMails': MAIL_PROGRAMS,
  'health isAlive': MACHINES,
  'health isReady': MACHINES,
};

const root = join(API_ROOT, '..');
const CONTRACT = join(root, 'shared/src/contract');
const BROWSER = /^(host|remote-\w+|shared)$/;
const sources = readdirSync(root)
  .filter((name) => BROWSER.test(name))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
      .map((path) => join(name, 'src', path)),
  )
  .map((path) => readFileSync(join(root, path), 'utf8'));

const operations = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/operations.ts'))
  .flatMap((path) => {
    const noun = path.slice(0, path.indexOf('/'));
    const source = readFileSync(join(CONTRACT, path), 'utf8');
    return [...source.matchAll(/^export const (\w+) = \{/gm)].map(([, name = '']) => ({
      noun,
      name,
    }));
  });

/** By its name, or with all of its noun: `operation.getProfile`. */
const isUsed = ({ noun, name }: { noun: string; name: string }) => {
  const imported = new RegExp(
    `import (?:\\{[^}]*\\b${name}\\b[^}]*\\}|\\* as (\\w+)) from '@manzil/shared/contract/${noun}/operations'`,
  );
  return sources.some((source) => {
    const [found, all] = imported.exec(source) ?? [];
    return found !== undefined && (!all || new RegExp(`\\b${all}\\.${name}\\b`).test(source));
  });
};

test('every operation is asked for by a screen, but those of which it is known why not', () => {
  const unused = operations.filter((operation) => !isUsed(operation));
  expect(unused.map(({ noun, name }) => `${noun} ${name}`).sort()).toEqual(
    Object.keys(UNUSED).sort(),
  );
});
