import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { fieldCipher } from './field-cipher';
import { masterKeysOf } from './master-keys';

const [first, second] = [randomBytes(32), randomBytes(32)];
const cipher = fieldCipher(masterKeysOf([first]));

test('what was sealed opens to the same text, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
      expect(cipher.open(place, cipher.seal(place, text))).toBe(text);
    }),
  );
});

test('the same text never looks the same, and its key is named', () => {
  const [a, b] = [cipher.seal('x', 'text'), cipher.seal('x', 'text')];
  expect(a.sealed.equals(b.sealed)).toBe(false);
  expect(a.key_id).toMatch(/^[0-9a-f]{16}$/);
  expect(first.toString('hex')).not.toContain(a.key_id);
});

test('bytes that were changed or copied to another place do not open', () => {
  const { sealed, key_id } = cipher.seal('bank_accounts.iban:1', 'text');
  expect(() => cipher.open('bank_accounts.iban:2', { sealed, key_id })).toThrow();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => cipher.open('bank_accounts.iban:1', { sealed: changed, key_id })).toThrow();
  }
  for (let length = 0; length < sealed.length; length += 1) {
    const cut = { sealed: sealed.subarray(0, length), key_id };
    expect(() => cipher.open('bank_accounts.iban:1', cut)).toThrow();
  }
});

test('after a change of keys the old one still opens what it sealed, and no longer seals', () => {
  const before = cipher.seal('x', 'text');
  const both = fieldCipher(masterKeysOf([second, first]));
  expect(both.open('x', before)).toBe('text');
  const after = both.seal('x', 'text');
  expect(after.key_id).not.toBe(before.key_id);
  expect(() => cipher.open('x', after)).toThrow('not configured');
});
