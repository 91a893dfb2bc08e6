import i18next from 'i18next';
import de from '../locales/de.json';
import { startTexts } from './i18n';

test('what a sentence names stays what it is, and an Arabic name turns nothing around', () => {
  startTexts('de', de);
  const said = (phone: string, email: string) => i18next.t('dialog.failed_text', { phone, email });
  expect(said('Bauer & <Söhne>', 'a@b.example')).toMatch(/Bauer & <Söhne>.*a@b\.example/);
  expect(said('برج النور', '705')).toMatch(/\u2068برج النور\u2069.*705/);
});
