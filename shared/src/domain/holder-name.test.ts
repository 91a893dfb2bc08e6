import { isPlainlyHolder } from './holder-name';

const MUELLER = { first_name: 'Jürgen Peter', last_name: 'Müller-Großmann', company_name: null };
const BECKER = { first_name: 'Anna', last_name: 'Becker', company_name: null };
const HOLDING = { ...BECKER, company_name: 'Müller 24 Holding L.L.C.' };

test.each([
  ['Anna Becker', BECKER],
  ['BECKER, ANNA', BECKER],
  ['Dr. Anna Maria Becker', BECKER],
  ['A. Becker', BECKER],
  ['Thomas und Anna Becker', BECKER],
  ['Juergen Mueller-Grossmann', MUELLER],
  ['JURGEN MULLER GROSSMANN', MUELLER],
  ['Peter Müller-Großmann', MUELLER],
  ['Anna Nuñez', { first_name: 'Anna', last_name: 'Nunez', company_name: null }],
  ['محمد الأحمد', { first_name: 'محمد', last_name: 'الأحمد', company_name: null }],
  ['MUELLER 24 HOLDING LLC', HOLDING],
  ['Müller 24 Holding, L.L.C', HOLDING],
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
  ['Anna Becker', HOLDING],
  ['Müller 25 Holding L.L.C.', HOLDING],
  ['Müller 24 Holding L.L.C. & Co. KG', HOLDING],
  ['Müller 24 Holding', HOLDING],
])('%p is looked at first', (holder, name) => {
  expect(isPlainlyHolder(holder, name)).toBe(false);
});

test('a name without letters never fits', () => {
  const nobody = { first_name: '', last_name: '-' };
  expect(isPlainlyHolder('Anna Becker', { ...nobody, company_name: null })).toBe(false);
  expect(isPlainlyHolder('...', { ...nobody, company_name: '-' })).toBe(false);
});
