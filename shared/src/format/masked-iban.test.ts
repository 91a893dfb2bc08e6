import { maskedIban } from './masked-iban';

test('of an IBAN the country and the last four characters are said', () => {
  expect(maskedIban({ iban_country: 'DE', iban_last4: '3000' })).toBe('DE\u00A0••••\u00A03000');
  expect(maskedIban({ iban_country: null, iban_last4: '3000' })).toBe('••••\u00A03000');
});
