import { fits, markedParts, soughtWords } from './plain-words';

const marked = (text: string, q: string) =>
  markedParts(text, soughtWords(q))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Harbour Quay 806', 'harbour q', '[Harbour] [Q]uay 806'],
  ['Gärten am Blauen Fluß', 'gaert FLUSS', '[Gärt]en am Blauen [Fluß]'],
  ['Gärten', 'garten', '[Gärten]'],
  ['برج النور', 'برج', '[برج] النور'],
  ['Marina Walk-Tower', 'tower', 'Marina Walk-[Tower]'],
  ['Marina', '%', 'Marina'],
  ['Marina', '', 'Marina'],
])('in "%s" the beginnings of words that "%s" names are marked', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected);
});

test('every word that is sought begins one of the text', () => {
  expect(fits('Anschrift ändern', soughtWords('aender ans'))).toBe(true);
  expect(fits('Anschrift ändern', soughtWords('schrift'))).toBe(false);
  expect(fits('Anschrift ändern', soughtWords('anschrift neu'))).toBe(false);
});
