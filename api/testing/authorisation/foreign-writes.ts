const FORM = 'application/x-www-form-urlencoded';

/** From where nothing may be written, and the headers that a browser sends from there. */
export const FOREIGN_WRITES: [string, Record<string, string>][] = [
  ['a form of another site', { origin: 'https://evil.example', 'content-type': FORM }],
  [
    'a multipart form of another site',
    { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['a text/plain form', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['a script of another site', { origin: 'https://evil.example' }],
  ['a sibling host', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a browser that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a form without an origin', { 'content-type': FORM }],
];
