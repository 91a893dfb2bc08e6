import type {
  Article,
  ArticleList,
  ArticleSummary,
} from '@manzil/shared/contract/articles/articles';

/** An article about buying that was reviewed a week ago and is no lesson. */
export const anArticle = (overrides: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: 1,
  slug: 'an-article',
  title: 'Kaufnebenkosten in Dubai',
  teaser: 'Was zum Preis dazukommt.',
  topic: 'buying',
  visibility: 'public',
  reading_minutes: 4,
  published_on: '2026-03-05',
  reviewed_on: '2026-11-12',
  next_review_on: '2027-05-12',
  lesson: null,
  ...overrides,
});

export const aWholeArticle = (overrides: Partial<Article> = {}): Article => ({
  ...anArticle(),
  body: '<p>Rechne mit acht Prozent.</p>',
  sources: [],
  ...overrides,
});

export const aPage = (
  items: ArticleSummary[],
  overrides: Partial<ArticleList> = {},
): ArticleList => ({
  items,
  page: 1,
  page_size: 24,
  has_more: false,
  topics: ['buying', 'law'],
  ...overrides,
});
