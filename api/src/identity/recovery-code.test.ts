import fc from 'fast-check';
import { newRecoveryCode, readRecoveryCode } from './recovery-code';

test('a recovery code has three groups of letters that are not mistaken for each other', () => {
  expect(newRecoveryCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('a recovery code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(' ', '', '-', '  – '), fc.boolean(), (between, small) => {
      const code = newRecoveryCode();
      const typed = ` ${code.replaceAll('-', between)} `.replaceAll('0', small ? 'o' : 'O');
      expect(readRecoveryCode(small ? typed.toLowerCase() : typed)).toBe(code);
    }),
  );
});

test.each(['', 'abcd', 'ABCD-EFGH-JKM', 'ABCD-EFGH-JKMNP', 'ÄBCD-EFGH-JKMN', 'UUUU-UUUU-UUUU'])(
  '%j is no recovery code',
  (typed) => expect(readRecoveryCode(typed)).toBeNull(),
);
