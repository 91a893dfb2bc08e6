import type { FaqCategory, FaqItem } from '@manzil/shared/contract/faq/faq';
import { getFaq } from '@manzil/shared/contract/faq/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, loadSanitiser, type Sanitise } from '@manzil/shared/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A question whose answer may be put into the page. */
export type SafeItem = Omit<FaqItem, 'answer'> & { answer: ReturnType<Sanitise> };
export type SafeCategory = Omit<FaqCategory, 'items'> & { items: SafeItem[] };

/** Answers change a few times a year. */
const FRESH_MS = 300_000;

async function safeFaq(language: Language, signal: AbortSignal): Promise<SafeCategory[]> {
  const [faq, sanitise] = await Promise.all([
    apiGet(getFaq, { query: { language } }, signal),
    loadSanitiser(),
  ]);
  return faq.categories
    .filter(({ items }) => items.length > 0)
    .map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, answer: sanitise(item.answer) })),
    }));
}

/** While another language loads, the one on show stays. */
export const faqQuery = (language: Language) =>
  queryOptions({
    queryKey: ['faq', 'safe', language],
    queryFn: ({ signal }) => safeFaq(language, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
