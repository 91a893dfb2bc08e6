import { dataPaths } from './data-paths';

test('parameters of the path and the language are filled in', () => {
  const declared = ['/articles/:id?language={language}', '/dashboard?period=12_months'];
  expect(dataPaths(declared, { id: '7' }, 'de')).toEqual([
    '/articles/7?language=de',
    '/dashboard?period=12_months',
  ]);
});

test('a parameter cannot reach another path or query', () => {
  expect(dataPaths(['/units/:unitId'], { unitId: '../auth/logout?x=1' }, 'de')).toEqual([
    '/units/..%2Fauth%2Flogout%3Fx%3D1',
  ]);
});
