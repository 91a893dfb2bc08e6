import { isPlainlyHolder } from './holder-name';

const MUELLER = { first_name: 'Jürgen Peter', last_name: 'Müller-Großmann' };
const BECKER = { first_name: 'Anna', last_name: 'Becker' };

test.each([
  ['Anna Becker', BECKER],
  ['BECKER, ANNA', BECKER],
  ['Dr. Anna Maria Becker', BECKER],
  ['A. Becker', BECKER],
  ['Thomas und Anna Becker', BECKER],
  ['Juergen Mueller-Grossmann', MUELLER],
  ['JURGEN MULLER GROSSMANN', MUELLER],
  ['Peter Müller-Großmann', MUELLER],
  ['Anna Nuñez', { first_name: 'Anna', last_name: 'Nunez' }],
  ['محمد الأحمد', { first_name: 'محمد', last_name: 'الأحمد' }],
])('%p is plainly the investor', (holder, name) => {
  expect(isPlainlyHolder(holder, name)).toBe(true);
});

test.each([
  ['Thomas Becker', BECKER],
  ['Anna Beckers', BECKER],
  ['Becker', BECKER],
  ['Annabecker Holding Ltd', BECKER],
  ['Anna', BECKER],
  ['Jürgen Müller', MUELLER],
  ['...', BECKER],
])('%p is looked at first', (holder, name) => {
  expect(isPlainlyHolder(holder, name)).toBe(false);
});

test('a name without letters never fits', () => {
  expect(isPlainlyHolder('Anna Becker', { first_name: '', last_name: '-' })).toBe(false);
});
