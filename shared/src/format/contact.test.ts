import { mailLink, phoneLink, whatsappLink } from './contact';

test('numbers are called and written to as digits, however they are grouped', () => {
  expect(phoneLink('+971 4 555 01 80')).toBe('tel:+97145550180');
  expect(phoneLink('+971 (4) 555-0180')).toBe('tel:+97145550180');
  expect(whatsappLink('+971 50 555 01 80')).toBe('https://wa.me/971505550180');
});

test('an address is written to as it stands', () => {
  expect(mailLink('hilfe@manzil.example')).toBe('mailto:hilfe@manzil.example');
});
