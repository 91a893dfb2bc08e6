import { addressOfSecret, codeAt, newSecret, readCode } from './authenticator';

const NOW = new Date('2026-11-21T08:00:10Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test('a secret has 160 bits, and an app learns whose it is', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  expect(addressOfSecret(secret, 'anna@example.com')).toBe(
    `otpauth://totp/Manzil:anna%40example.com?issuer=Manzil&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(codeAt(secret, new Date(59_000))).toBe('287082');
  expect(codeAt(secret, new Date(1_111_111_109_000))).toBe('081804');
});

test.each([0, -2, 2])('a phone whose clock is %i minutes off is taken', (minutes) => {
  const secret = newSecret();
  const read = readCode(secret, codeAt(secret, at(minutes)), NOW);
  expect(read).toEqual({ step: Math.floor(at(minutes).getTime() / 30_000), minutesOff: 0 });
});

test.each([-10, 10, 3])('a clock %i minutes off is noticed', (minutes) => {
  const secret = newSecret();
  expect(readCode(secret, codeAt(secret, at(minutes)), NOW)?.minutesOff).toBe(minutes);
});

test('a code of an hour ago is none', () => {
  const secret = newSecret();
  expect(readCode(secret, codeAt(secret, at(-60)), NOW)).toBeNull();
});
