import { testTexts } from '@manzil/shared/testing/texts';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import legalDe from '../public/texts/legal.de.json';
import legalEn from '../public/texts/legal.en.json';

testTexts(`${__dirname}/../..`);

test('the footer names the same operator as the imprint', () => {
  for (const [texts, { operator }] of [
    [de, legalDe],
    [en, legalEn],
  ] as const) {
    expect(texts.footer.operator).toBe(`${operator.name}, ${operator.city}. ${operator.licence}`);
  }
});
