import type { Language } from '../contract/values';
import { nationality } from '../domain/nationality';
import { formatCountry } from './country';

/** `deutsch`, in English `German`; the country's name where it has none of its own. */
export const formatNationality = (code: string, language: Language): string =>
  nationality(code, language) ?? formatCountry(code, language);
