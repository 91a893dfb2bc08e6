import { testTexts } from '@manzil/shared/testing/texts';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import operatorDe from '../public/texts/operator.de.json';
import operatorEn from '../public/texts/operator.en.json';

testTexts(`${__dirname}/../..`);

test('the footer names the same operator as the imprint', () => {
  for (const [texts, operator] of [
    [de, operatorDe],
    [en, operatorEn],
  ] as const) {
    expect(texts.footer.operator).toBe(`${operator.name}, ${operator.city}.`);
  }
});
