import { usePortal } from '../runtime';
import de from './texts/de.json';
import en from './texts/en.json';

type FormWords = Readonly<Record<keyof typeof de, string>>;
const texts: Readonly<Record<'de' | 'en', FormWords>> = { de, en };

export const useFormWords = (): FormWords => texts[usePortal().language];
