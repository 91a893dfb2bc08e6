import type { Language } from '../../contract/values';
import { countries } from '../../domain/countries';
import { formatCountry } from '../../format/country';
import type { Option } from './find-option';

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['VAE', 'UAE', 'Emirate', 'Emirates', 'Dubai', 'Abu Dhabi'],
  CD: ['Kongo Kinshasa'],
  CZ: ['Tschechische Republik', 'Czech Republic'],
  GB: ['UK', 'England', 'Großbritannien', 'Great Britain', 'Schottland', 'Scotland', 'Wales'],
  KR: ['Südkorea', 'South Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  RU: ['Russische Föderation'],
  TR: ['Turkey'],
  US: ['USA', 'Amerika', 'America'],
  XK: ['Kosovo'],
};

export function countryOptions(language: Language): Required<Option>[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ alpha2, alpha3 }) => ({
      value: alpha2,
      label: formatCountry(alpha2, language),
      terms: [alpha2, alpha3, ...(alsoCalled[alpha2] ?? [])],
    }))
    .sort((a, b) => compare(a.label, b.label));
}
