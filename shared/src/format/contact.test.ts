import { mailLink, phoneLink, whatsappLink } from './contact';

test('numbers are called and written to as digits, however they are grouped', () => {
  expect(phoneLink('+971 4 555 01 80')).toBe('tel:+97145550180');
  expect(phoneLink('+971 (4) 555-0180')).toBe('tel:+97145550180');
  expect(whatsappLink('+971 50 555 01 80')).toBe('https://wa.me/971505550180');
});

test('what it is about is written so that an address can carry it', () => {
  expect(whatsappLink('+971 50 1', 'A & B 7')).toBe('https://wa.me/971501?text=A%20%26%20B%207');
  expect(mailLink('a@b.example', 'A & B 7')).toBe('mailto:a@b.example?subject=A%20%26%20B%207');
});

test('an address is written to as it stands', () => {
  expect(mailLink('hilfe@manzil.example')).toBe('mailto:hilfe@manzil.example');
});
