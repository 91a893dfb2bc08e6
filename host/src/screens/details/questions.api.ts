import type { FaqItem } from '@manzil/shared/contract/faq/faq';
import { getFaq } from '@manzil/shared/contract/faq/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet, loadSanitiser, type Sanitise } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export type SafeItem = Omit<FaqItem, 'answer'> & { answer: ReturnType<Sanitise> };

/** Answers lead to pages of investors, where a stranger would find the sign-in: their words stay, without the link. */
const INTO_THE_PORTAL = /<a href="\/[^"]*">(.*?)<\/a>/gs;

async function safeQuestions(
  language: Language,
  signal: AbortSignal,
): Promise<Record<number, SafeItem[]>> {
  const [{ categories }, sanitise] = await Promise.all([
    apiGet(getFaq, { query: { language } }, signal),
    loadSanitiser(),
  ]);
  return Object.fromEntries(
    categories.map(({ id, items }) => [
      id,
      items.map((item) => ({
        ...item,
        answer: sanitise(item.answer.replace(INTO_THE_PORTAL, '$1')),
      })),
    ]),
  );
}

export const questionsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['faq', 'public', language],
    queryFn: ({ signal }) => safeQuestions(language, signal),
  });
