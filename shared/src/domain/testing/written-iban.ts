import fc from 'fast-check';

/** As people write it: any case, blanks, hyphens and no-break spaces anywhere between. */
export const written = (iban: string) =>
  fc
    .array(
      fc.record({
        gap: fc.constantFrom('', '', '', ' ', '-', '\u00a0', '\t'),
        lower: fc.boolean(),
      }),
      { minLength: iban.length, maxLength: iban.length },
    )
    .map((choices) =>
      [...iban]
        .map((sign, index) => {
          const { gap = '', lower = false } = choices[index] ?? {};
          return gap + (lower ? sign.toLowerCase() : sign);
        })
        .join(''),
    );
