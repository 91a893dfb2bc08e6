import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/home.de.json';
import en from '../../public/texts/home.en.json';

export const homeTexts = (language: Language) => (language === 'de' ? de : en);
export type HomeTexts = ReturnType<typeof homeTexts>;
