type Sentence = { de: string; en: string };

const GERMAN: Sentence = {
  de: 'Das ist keine Steuer-ID: Sie hat elf Ziffern, und die letzte ist ihre Prüfziffer.',
  en: 'This is not a German tax ID: it has eleven digits, the last of which checks the others.',
};

/** The German tax ID is a person's; a company has a number of its tax office, which each of them writes its own way. */
export type Taxpayer = 'person' | 'company';

export const taxpayerOf = (profile: { company_name: string | null }): Taxpayer =>
  profile.company_name === null ? 'person' : 'company';

const isGermanPerson = (country: string, payer: Taxpayer): boolean =>
  country === 'DE' && payer === 'person';

/** As it is stored: a German tax ID without the blanks in which it is printed. */
export const plainTaxId = (country: string, id: string, payer: Taxpayer): string =>
  isGermanPerson(country, payer) ? id.replaceAll(' ', '') : id;

/** The Emirates give numbers to companies only. */
export const givesTaxIds = (country: string, payer: Taxpayer): boolean =>
  country !== 'AE' || payer === 'company';

/** What is wrong with a tax number, null where nothing is known to be. @param id as `plainTaxId` writes it */
export function taxIdProblem(country: string, id: string, payer: Taxpayer): Sentence | null {
  return !isGermanPerson(country, payer) || isGermanTaxId(id) ? null : GERMAN;
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
