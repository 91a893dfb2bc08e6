import type { FieldCipher } from '../../src/platform/secrets/field-cipher';
import { PASSWORD } from '../fixtures';
import { Canaries, type Kind } from './canaries';

/** All that the requests of this test file have carried, and the cookies that came back. */
export const sent = new Canaries();

/** A number as passports have them, in the files of the fixtures. */
export const PASSPORT_NO = 'C01X00T478';
sent.add('passport number', PASSPORT_NO);
sent.add('password', PASSWORD);

const KINDS: Readonly<Record<string, Kind>> = {
  password: 'password',
  current_password: 'password',
  new_password: 'password',
  code: 'code',
  token: 'token',
  iban: 'IBAN',
  tax_id: 'tax number',
  email: 'personal value',
  phone: 'personal value',
  date_of_birth: 'personal value',
  street: 'personal value',
  holder_name: 'personal value',
  /** Of a file. */
  name: 'personal value',
};

const COOKIE = /(?:session|device|reset|sign-in)=([\w-]+)/g;

/** Notes the tokens of a `cookie` or `set-cookie` header. */
export function noteCookies(header: unknown): void {
  for (const text of [header].flat()) {
    for (const [, token] of String(text ?? '').matchAll(COOKIE)) sent.add('token', token);
  }
}

/** @param url with or without its origin */
export function noteRequest(url: string, cookie: unknown, body: unknown): void {
  noteCookies(cookie);
  const { searchParams } = new URL(url, 'http://localhost');
  sent.add('personal value', searchParams.get('name'));
  noteValues(parsed(body));
}

/** JSON as it was sent; what is no JSON has no fields. */
function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Not by recursion: some tests nest thousands deep. */
function noteValues(body: unknown): void {
  const left = [body];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, field] of Object.entries(value)) {
      const kind = Object.hasOwn(KINDS, name) && KINDS[name];
      if (kind) sent.add(kind, field);
      else if (field) left.push(field);
    }
  }
}

/** Notes what is sealed, however it came to the app. */
export const watchCipher = (cipher: FieldCipher): FieldCipher => ({
  ...cipher,
  seal(place, text) {
    sent.add(place.startsWith('bank_accounts.iban') ? 'IBAN' : 'tax number', text);
    return cipher.seal(place, text);
  },
});

const { fetch } = globalThis;

/** Servers that a test starts are asked by it. */
globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  noteRequest(String(input), headers.get('cookie'), init?.body);
  const answer = await fetch(input, init);
  noteCookies(answer.headers.getSetCookie());
  return answer;
};
