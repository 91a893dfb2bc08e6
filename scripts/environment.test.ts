import { variable } from './environment';
import { portOf } from './ports';

afterEach(() => {
  delete process.env.PORTAL_PORT;
});

test.each(['', undefined])('a variable that is %j is the default', (value) => {
  if (value !== undefined) process.env.PORTAL_PORT = value;
  expect(variable('PORTAL_PORT')).toBeUndefined();
  expect(portOf('PORTAL_PORT', 3000)).toBe(3000);
});

test('a variable with a value is taken', () => {
  process.env.PORTAL_PORT = '3100';
  expect(portOf('PORTAL_PORT', 3000)).toBe(3100);
});
