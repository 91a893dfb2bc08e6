import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/home.de.json';
import en from '../../public/texts/home.en.json';

export const detailsTexts = (language: Language) => (language === 'de' ? de.details : en.details);
export type DetailsTexts = ReturnType<typeof detailsTexts>;
