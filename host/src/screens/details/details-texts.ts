import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/details.de.json';
import en from '../../public/texts/details.en.json';

export const detailsTexts = (language: Language) => (language === 'de' ? de : en);
export type DetailsTexts = ReturnType<typeof detailsTexts>;
