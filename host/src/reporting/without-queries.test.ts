import { withoutQueries } from './without-queries';

test('addresses end before what is searched for and what a link proves, however deep they are', () => {
  expect(
    withoutQueries({
      request: { url: 'https://portal.example/reset-password?a=1#link=secret' },
      crumbs: [{ to: '/faq?categoryId=2', count: 3, on: true, nothing: null }],
      message: 'GET https://api.example/units?page=2 failed: why?',
    }),
  ).toEqual({
    request: { url: 'https://portal.example/reset-password' },
    crumbs: [{ to: '/faq', count: 3, on: true, nothing: null }],
    message: 'GET https://api.example/units failed: why?',
  });
});

test('what is no plain data is left alone', () => {
  const when = new Date(0);
  expect(withoutQueries({ when }).when).toBe(when);
});
