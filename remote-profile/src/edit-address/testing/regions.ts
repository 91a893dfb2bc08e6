/** What the part of a country is called whose field an address there has. */
export const regions: [country: string, part: string][] = [
  ['Deutschland', 'Bundesland'],
  ['Österreich', 'Bundesland'],
  ['Schweiz', 'Kanton'],
  ['Vereinigte Arabische Emirate', 'Emirat'],
  ['Vereinigte Staaten', 'Bundesstaat'],
  ['Indien', 'Bundesstaat'],
  ['Kanada', 'Provinz'],
  ['Italien', 'Region oder Provinz'],
];
