/** Words in the name of a file, `-marina-walk-tower-2304`: letters and digits that every file system takes. */
export const filePart = (words: string): string =>
  `-${words}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/-$/, '');
