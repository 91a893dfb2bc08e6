type Sentence = { de: string; en: string };

const GERMAN: Sentence = {
  de: 'Das ist keine Steuer-ID: Sie hat elf Ziffern, und die letzte ist ihre Prüfziffer.',
  en: 'This is not a German tax ID: it has eleven digits, the last of which checks the others.',
};

/** As it is stored: a German one without the blanks in which it is printed. */
export const plainTaxId = (country: string, id: string): string =>
  country === 'DE' ? id.replaceAll(' ', '') : id;

/** What is wrong with a tax number, null where nothing is known to be. @param id as `plainTaxId` writes it */
export function taxIdProblem(country: string, id: string): Sentence | null {
  return country !== 'DE' || isGermanTaxId(id) ? null : GERMAN;
}

/** § 139b AO: eleven digits, no leading zero; the check digit is that of ISO 7064, MOD 11,10. */
function isGermanTaxId(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false;
  let product = 10;
  for (const digit of id.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(id.at(-1));
}
