import { documentHeaders } from './headers';

const directive = (headers: Record<string, string>, name: string) =>
  headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${name} `));

test('a page reaches the portal and its API, and the origin of reports where there is one', () => {
  const plain = documentHeaders('https://api.example', true);
  expect(directive(plain, 'connect-src')).toBe("connect-src 'self' https://api.example");
  const reporting = documentHeaders('https://api.example', true, 'https://reports.example');
  expect(directive(reporting, 'connect-src')).toBe(
    "connect-src 'self' https://api.example https://reports.example",
  );
});

test('reports loosen nothing else', () => {
  const plain = documentHeaders('https://api.example', true);
  const reporting = documentHeaders('https://api.example', true, 'https://reports.example');
  expect(reporting['content-security-policy']?.replace(' https://reports.example', '')).toBe(
    plain['content-security-policy'],
  );
});
