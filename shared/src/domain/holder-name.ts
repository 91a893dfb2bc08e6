/** `company_name`: of investors that are one; null = a person. */
export type Name = { first_name: string; last_name: string; company_name: string | null };

/**
 * Whether an account's holder is plainly this investor: a person also as one of two, with titles or initials, a company
 * by its whole name, and either however the umlauts are written. Where it is not, an operator looks; nobody is refused.
 */
export function isPlainlyHolder(
  holder: string,
  { first_name, last_name, company_name }: Name,
): boolean {
  const words = wordsOf(holder);
  if (company_name !== null) {
    const company = wordsOf(company_name).join('');
    return company !== '' && words.join('') === company;
  }
  const [first = '', ...further] = wordsOf(first_name);
  const called = [first, ...further].some(
    (name) => words.includes(name) || words.includes(name.slice(0, 1)),
  );
  const family = wordsOf(last_name);
  return called && family.length > 0 && family.every((name) => words.includes(name));
}

/** Müller, Mueller and MULLER are the same word. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
