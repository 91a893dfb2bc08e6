import { usePortal } from '@manzil/shared/runtime';
import de from './texts/de.json';
import en from './texts/en.json';

type ViewerWords = Readonly<Record<keyof typeof de, string>>;
const texts: Readonly<Record<'de' | 'en', ViewerWords>> = { de, en };

export const useViewerWords = (): ViewerWords => texts[usePortal().language];

export const pageOf = (words: ViewerWords, page: number, pages: number): string =>
  words.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages));
