import { usePortal } from '../runtime';
import { numeral } from './numeral';
import de from './texts/de.json';
import en from './texts/en.json';

type FormWords = Readonly<Record<keyof typeof de, string>>;
const texts: Readonly<Record<'de' | 'en', FormWords>> = { de, en };

/** What every form says, in the reader's language. */
export function useFormWords(): FormWords & { summary: (faults: number) => string } {
  const { language } = usePortal();
  const words = texts[language];
  return {
    ...words,
    summary: (faults) =>
      faults === 1
        ? words.summary_one
        : words.summary_other.replace('{{count}}', numeral(faults, language)),
  };
}
