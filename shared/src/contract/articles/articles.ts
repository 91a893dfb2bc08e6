import { IntId, Page } from '../parameters';
import { z } from '../schema';
import { Day, Language } from '../values';

export const Topic = z.enum([
  'buying',
  'handover',
  'management',
  'letting',
  'finance',
  'law',
  'living',
]);
export type Topic = z.infer<typeof Topic>;

export const Lesson = z.object({ module: z.int(), module_title: z.string(), position: z.int() });

export const ArticleSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  topic: Topic,
  visibility: z.enum(['public', 'investor']),
  reading_minutes: z.int(),
  published_on: Day,
  reviewed_on: Day,
  next_review_on: Day,
  /** Place in the course, null for an article outside it. */
  lesson: z.nullable(Lesson),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const ARTICLE_PAGE_SIZE = 24;
export const ArticleListQuery = z.strictObject({
  language: z.optional(Language),
  topic: z.optional(Topic),
  page: z.optional(Page),
});
export type ArticleListQuery = z.infer<typeof ArticleListQuery>;

/** Without a session only public articles are listed. */
export const ArticleList = z.object({
  items: z.array(ArticleSummary),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
  /** Topics that have an article for this user, whatever the topic and the page asked for. */
  topics: z.array(Topic),
});
export type ArticleList = z.infer<typeof ArticleList>;

export const Article = z.extend(ArticleSummary, {
  /** Sanitised HTML. */
  body: z.string(),
  sources: z.array(z.object({ label: z.string(), url: z.nullable(z.string()) })),
});
export type Article = z.infer<typeof Article>;

export const ArticleParams = z.strictObject({ id: IntId });
