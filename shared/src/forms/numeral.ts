const numerals: Readonly<Record<'de' | 'en', string>> = {
  de: 'Null Eine Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf',
  en: 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',
};

export const numeral = (count: number, language: 'de' | 'en'): string =>
  numerals[language].split(' ')[count] ?? String(count);
