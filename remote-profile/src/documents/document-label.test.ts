import { documentNames } from '@manzil/shared/format/document-names';
import de from '../../locales/de.json';
import en from '../../locales/en.json';

test.each([
  ['German', de.documents.types, documentNames.de],
  ['English', en.documents.types, documentNames.en],
])('documents have one name in portal, mails and search, in %s', (_, shown, names) => {
  const { unknown, ...types } = shown;
  const whole = Object.entries(types).map(([type, name]) => [type, name.replaceAll('\u00AD', '')]);
  expect(Object.fromEntries(whole)).toEqual(names);
});
