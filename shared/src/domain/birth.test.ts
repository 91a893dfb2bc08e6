import { birthProblem } from './birth';

const TODAY = '2026-11-20';

test.each([
  ['1984-03-09', null],
  ['2008-11-20', null],
  ['2008-11-21', /mindestens 18/],
  ['2026-11-21', /kann nicht stimmen/],
  ['1899-12-31', /kann nicht stimmen/],
])('of %s is said: %s', (day, said) => {
  const problem = birthProblem(day, TODAY);
  if (said) expect(problem?.de).toMatch(said);
  else expect(problem).toBeNull();
});
