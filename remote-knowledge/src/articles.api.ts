import type {
  Article,
  ArticleList,
  ArticleSummary,
  Topic,
} from '@manzil/shared/contract/articles/articles';
import { getArticle, listArticles } from '@manzil/shared/contract/articles/operations';
import type { Language } from '@manzil/shared/contract/values';
import {
  ApiError,
  apiGet,
  currentInvestor,
  isApiError,
  loadSanitiser,
  type Sanitise,
} from '@manzil/shared/runtime';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** An article whose body may be put into the page. */
export type SafeArticle = Omit<Article, 'body'> & { body: ReturnType<Sanitise> };

/** Articles change a few times a month. */
const FRESH_MS = 300_000;

type PageAsked = { language: Language; topic?: Topic | null; page: number; signal: AbortSignal };

function articlePage({ language, topic, page, signal }: PageAsked): Promise<ArticleList> {
  const query = { language, topic: topic ?? undefined, page: page > 1 ? page : undefined };
  return apiGet(listArticles, { query }, signal);
}

export const articleListQuery = (language: Language, topic: Topic | null) =>
  infiniteQueryOptions({
    queryKey: ['articles', 'list', language, topic],
    queryFn: ({ pageParam, signal }) => articlePage({ language, topic, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, has_more }) => (has_more ? page + 1 : undefined),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

async function allArticles(language: Language, signal: AbortSignal): Promise<ArticleSummary[]> {
  const articles: ArticleSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, has_more } = await articlePage({ language, page, signal });
    articles.push(...items);
    if (!has_more) return articles;
  }
}

export const allArticlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['articles', 'all', language],
    queryFn: ({ signal }) => allArticles(language, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

async function safeArticle(
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<SafeArticle | null> {
  if (!getArticle.params.safeParse({ id }).success) throw new ApiError(404, 'not_found');
  const [article, sanitise] = await Promise.all([
    apiGet(getArticle, { params: { id }, query: { language } }, signal).catch(noneForVisitors),
    loadSanitiser(),
  ]);
  return article && { ...article, body: sanitise(article.body) };
}

/** The API does not tell a visitor which articles are for investors, and which do not exist. */
function noneForVisitors(error: unknown): null {
  if (currentInvestor() === null && isApiError(error, 404)) return null;
  throw error;
}

/** One article, null where a visitor may have to sign in for it; an address that names none does not exist. */
export const articleQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['articles', 'one', id, language, currentInvestor() !== null],
    queryFn: ({ signal }) => safeArticle(id, language, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
