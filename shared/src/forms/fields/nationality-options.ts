import type { Language } from '../../contract/values';
import { nationality } from '../../domain/nationality';
import { formatNationality } from '../../format/nationality';
import { countryOptions } from './country-options';
import type { Option } from './find-option';

/** @param recorded is among them, whether its country has a nationality of its own or not */
export function nationalityOptions(recorded: string, language: Language): Option[] {
  const { compare } = new Intl.Collator(language);
  return countryOptions(language)
    .filter(({ value }) => value === recorded || nationality(value, language))
    .map(({ value, label, terms }) => ({
      value,
      label: formatNationality(value, language),
      terms: [label, ...terms],
    }))
    .sort((a, b) => compare(a.label, b.label));
}
