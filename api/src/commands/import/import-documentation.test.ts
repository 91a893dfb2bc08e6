import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE } from '../../../testing/portfolio-files';
import { API_ROOT } from '../../api-root';
import { externalId } from './cells';
import { column, fileOf, type Sheet } from './sheet';
import { SHEETS } from './sheets/all-sheets';

const documentation = readFileSync(join(API_ROOT, '../docs/import.md'), 'utf8');

type Documented = { name: string; needed: boolean; what: string; example: string };

function documented(sheet: Sheet): Documented[] {
  const [, section = ''] = documentation.split(`\n### ${fileOf(sheet)}\n`);
  const [table = ''] = section.split(/\n#{2,3} /);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Column'))
    .map((line) => {
      const [name = '', needed, what = '', example = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { name, needed: needed === 'yes', what, example };
    });
}

const columnsOf = (sheet: Sheet) => ({ external_id: column(externalId), ...sheet.columns });

describe.each(SHEETS.map((sheet) => [fileOf(sheet), sheet] as const))('%s', (file, sheet) => {
  test('is documented with all its columns, and which are needed', () => {
    expect(documented(sheet).map(({ name, needed }) => [name, needed])).toEqual(
      Object.entries(columnsOf(sheet)).map(([name, { cell }]) => [
        name,
        !cell.safeParse('').success,
      ]),
    );
  });

  test('has examples that can be read', () => {
    const columns: Record<string, ReturnType<typeof column>> = columnsOf(sheet);
    const unreadable = documented(sheet).filter(
      ({ name, example }) => example === '' || !columns[name]?.cell.safeParse(example).success,
    );
    expect(unreadable).toEqual([]);
  });

  test('says which words a column takes', () => {
    const columns: Record<string, ReturnType<typeof column>> = columnsOf(sheet);
    const words = documented(sheet).flatMap(({ name, what }) =>
      [...what.matchAll(/`([a-z_]+)`/g)].map(([, word = '']) => ({ name, word })),
    );
    for (const { name, word } of words) {
      if (word === 'photos') continue;
      expect([name, word, columns[name]?.cell.safeParse(word).success]).toEqual([name, word, true]);
    }
  });

  test('says what is fixed', () => {
    const fixed = documented(sheet).filter(({ what }) => /\bfixed$|; fixed/.test(what));
    const really = Object.entries(sheet.columns).filter(
      ([, one]) => one.fixed && one.into !== null,
    );
    // A booking is fixed as a whole, an address too.
    if (sheet.name === 'bookings') expect(fixed).toEqual([]);
    else expect(fixed.map(({ name }) => name)).toEqual(really.map(([name]) => name));
  });

  test('is in the example, with all its columns', () => {
    const [header = ''] = readFileSync(join(EXAMPLE, file), 'utf8').split('\n');
    expect(header.split(',')).toEqual(Object.keys(columnsOf(sheet)));
  });
});
