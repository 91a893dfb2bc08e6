/** `terms`: what else it is found by. */
export type Option = { value: string; label: string; terms?: readonly string[] };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();

const beginsWord = (text: string, typed: string): boolean => ` ${text}`.includes(` ${typed}`);

const beginsWords = (text: string, typed: string): boolean =>
  typed.split(/\s+/).every((word) => beginsWord(text, word));

/** How well an option fits: 0 = its name begins so, 1 = words of it or a term do, 2 = it is in the name; null = not. */
function rank({ label, terms = [] }: Option, typed: string): 0 | 1 | 2 | null {
  const name = plain(label);
  if (name.startsWith(typed)) return 0;
  if (beginsWords(name, typed) || beginsWord(plain(terms.join(' ')), typed)) return 1;
  return name.includes(typed) ? 2 : null;
}

/** Without regard to accents and case; best first, else in their own order. */
export function findOptions<One extends Option>(options: readonly One[], text: string): One[] {
  const typed = plain(text);
  const ranked = options.flatMap((option) => {
    const place = rank(option, typed);
    return place === null ? [] : [{ option, place }];
  });
  return ranked.sort((a, b) => a.place - b.place).map(({ option }) => option);
}

/** By its whole name or one of its terms, as when a browser fills it in. */
export function exactOption<One extends Option>(
  options: readonly One[],
  text: string,
): One | undefined {
  const typed = plain(text);
  if (typed === '') return undefined;
  return options.find(({ label, terms = [] }) =>
    [label, ...terms].some((name) => plain(name) === typed),
  );
}
