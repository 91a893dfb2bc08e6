import type { Language } from '@manzil/shared/contract/values';
import de from '../../public/texts/contact.de.json';
import en from '../../public/texts/contact.en.json';

export type ContactTexts = typeof de;

const texts = { de, en } satisfies Record<Language, ContactTexts>;

export const contactTexts = (language: Language): ContactTexts => texts[language];
