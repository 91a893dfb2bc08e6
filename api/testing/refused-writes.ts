import { PORTAL } from './test-app';

export type Write = [name: string, headers: Record<string, string>, payload: string | null];

export const json = { 'content-type': 'application/json' };
const EVIL = 'https://evil.example';

export const REFUSED_WRITES: Write[] = [
  ['a form', { origin: EVIL, 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
  [
    'a multipart form',
    { origin: EVIL, 'content-type': 'multipart/form-data; boundary=x' },
    '--x--',
  ],
  ['a text/plain form', { origin: EVIL, 'content-type': 'text/plain' }, '{}'],
  ['a script with JSON', { origin: EVIL, ...json }, '{}'],
  [
    'a sibling host',
    { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site', ...json },
    '{}',
  ],
  [
    'another port',
    { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site', ...json },
    '{}',
  ],
  ['a sandboxed frame', { origin: 'null', ...json }, '{}'],
  ['an origin in capitals', { origin: PORTAL.toUpperCase(), ...json }, '{}'],
  ['an origin with a slash', { origin: `${PORTAL}/`, ...json }, '{}'],
  ['a browser that hides its origin', { 'sec-fetch-site': 'cross-site', ...json }, '{}'],
  ['a form without an origin', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
  [
    'a same-site form without an origin',
    { 'sec-fetch-site': 'same-site', 'content-type': 'text/plain' },
    '{}',
  ],
  ['nothing at all', {}, null],
  ['a type that only begins like JSON', { 'content-type': 'application/jsonp' }, '{}'],
];
