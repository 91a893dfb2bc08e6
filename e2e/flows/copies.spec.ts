import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, packageDir } from '../../scripts/packages';
import { expect, test } from '../support/flow';

/** Words that only these have, and that a minifier keeps. */
const marks = {
  'react-hook-form': 'shouldUseNativeValidation',
  'the runtime': 'usePortal needs the portal around it.',
};

const builtScripts = (): string[] =>
  built.flatMap((name) => {
    const folder = join(packageDir(name), 'dist');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file));
  });

for (const [what, mark] of Object.entries(marks)) {
  test(`the built portal has one copy of ${what}, in the host`, () => {
    const holders = builtScripts().filter((file) => readFileSync(file, 'utf8').includes(mark));
    expect(holders).toHaveLength(1);
    expect(holders[0]).toContain(join('host', 'dist'));
  });
}
