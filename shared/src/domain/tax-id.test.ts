import { givesTaxIds, plainTaxId, taxIdProblem } from './tax-id';

test('a German tax ID is checked by its last digit, without the blanks it is printed in', () => {
  expect(taxIdProblem('DE', plainTaxId('DE', '86 095 742 719', 'person'), 'person')).toBeNull();
  for (const wrong of ['86095742718', '8609574271', '06095742719', '8609574271a']) {
    expect(taxIdProblem('DE', wrong, 'person')?.de).toMatch(/^Das ist keine Steuer-ID/);
  }
});

test('a German company has the number of its tax office, which is taken as it is written', () => {
  expect(plainTaxId('DE', '27 123/45678', 'company')).toBe('27 123/45678');
  expect(taxIdProblem('DE', '27 123/45678', 'company')).toBeNull();
});

test('the Emirates give a person no number', () => {
  expect(givesTaxIds('AE', 'person')).toBe(false);
  expect(givesTaxIds('AE', 'company')).toBe(true);
  expect(givesTaxIds('AT', 'person')).toBe(true);
});

test('of other countries nothing is known', () => {
  expect(plainTaxId('AT', '12 345/6789', 'person')).toBe('12 345/6789');
  expect(taxIdProblem('AT', '12 345/6789', 'person')).toBeNull();
});
