import { keepReturnPath, takeReturnPath } from './return-path';

test('the page that was asked for is given once', () => {
  keepReturnPath('/my-units?page=2');
  expect(takeReturnPath()).toBe('/my-units?page=2');
  expect(takeReturnPath()).toBe('/');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'my-units',
  '',
])('an address outside the portal (%s) leads to the start page', (path) => {
  keepReturnPath(path);
  expect(takeReturnPath()).toBe('/');
});
