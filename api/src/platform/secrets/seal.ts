import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** For links of mails: says what it is about, and nobody makes one up; void with the key. @param parts without dots */
export const seal = (key: Buffer, purpose: string, ...parts: string[]): string =>
  [...parts, keyedHash(key, purpose, ...parts)].join('.');

/** @returns the parts, null where they were not sealed with this key for this purpose */
export function unseal(key: Buffer, purpose: string, sealed: string): string[] | null {
  const parts = sealed.split('.');
  const given = Buffer.from(parts.pop() ?? '');
  const expected = Buffer.from(keyedHash(key, purpose, ...parts));
  return given.length === expected.length && timingSafeEqual(given, expected) ? parts : null;
}
