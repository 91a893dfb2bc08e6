import { plainTaxId, taxIdProblem } from './tax-id';

test('a German tax ID is checked by its last digit, without the blanks it is printed in', () => {
  expect(taxIdProblem('DE', plainTaxId('DE', '86 095 742 719'))).toBeNull();
  for (const wrong of ['86095742718', '8609574271', '06095742719', '8609574271a']) {
    expect(taxIdProblem('DE', wrong)?.de).toMatch(/^Das ist keine Steuer-ID/);
  }
});

test('of other countries nothing is known', () => {
  expect(plainTaxId('AT', '12 345/6789')).toBe('12 345/6789');
  expect(taxIdProblem('AT', '12 345/6789')).toBeNull();
});
