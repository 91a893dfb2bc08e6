import { render, screen } from '@testing-library/react';
import { ContactLinks } from './contact-links';

test('each way to the support is a real link and shows its number or address', () => {
  render(
    <ContactLinks
      contacts={{
        whatsapp: '+971 50 555 01 80',
        phone: '+971 4 555 01 80',
        email: 'hilfe@manzil.example',
      }}
      labels={{ whatsapp: 'WhatsApp', phone: 'Anrufen', email: 'E-Mail schreiben' }}
    />,
  );
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('WhatsApp')).toBe('https://wa.me/971505550180');
  expect(target('Anrufen')).toBe('tel:+97145550180');
  expect(target('E-Mail schreiben')).toBe('mailto:hilfe@manzil.example');
  for (const address of ['+971 50 555 01 80', '+971 4 555 01 80', 'hilfe@manzil.example'])
    expect(screen.getByText(address)).toBeVisible();
});
