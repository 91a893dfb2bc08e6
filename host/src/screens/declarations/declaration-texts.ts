import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/declarations.de.json';
import en from '../../public/texts/declarations.en.json';

export type DeclarationKind = 'cancellation' | 'withdrawal';
export type DeclarationTexts = typeof de;

const texts = { de, en } satisfies Record<Language, DeclarationTexts>;

export const declarationTexts = (language: Language): DeclarationTexts => texts[language];
