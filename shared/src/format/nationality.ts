import type { Language } from '../contract/values';
import { nationality } from '../domain/nationality';
import { formatCountry } from './country';

/**
 * A nationality: `deutsch`, in English `German`; the country's name where it has none of its own.
 * @param code ISO 3166-1 alpha-2
 */
export const formatNationality = (code: string, language: Language): string =>
  nationality(code, language) ?? formatCountry(code, language);
