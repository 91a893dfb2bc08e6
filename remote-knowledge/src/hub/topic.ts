import { Topic } from '@manzil/shared/contract/articles/articles';

/** The topic the address asks for; null for none, and for one that does not exist. */
export const topicIn = (search: URLSearchParams): Topic | null =>
  Topic.safeParse(search.get('topic')).data ?? null;
