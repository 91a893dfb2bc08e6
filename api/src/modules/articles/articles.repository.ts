import {
  ARTICLE_PAGE_SIZE,
  type Article,
  type ArticleList,
  type ArticleSummary,
  type Topic,
} from '@manzil/shared/contract/articles/articles';
import type { Language } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { inLanguage } from '../../platform/postgres/in-language';
import { jsonRows } from '../../platform/postgres/json-rows';

/** Who reads, and on which day: articles of the future are not there yet. */
export type Audience = { language: Language; signedIn: boolean; today: string };

export async function listArticles(
  db: Db,
  audience: Audience,
  topic: Topic | null,
  page: number,
): Promise<ArticleList> {
  const found = await jsonRows<ArticleSummary>(
    db,
    sql`
      select ${summary(audience.language)} from ${ARTICLES}
      where ${visibleTo(audience)} and (${topic}::text is null or a.topic = ${topic})
      order by a.reviewed_on desc, a.id desc
      limit ${ARTICLE_PAGE_SIZE + 1} offset ${(page - 1) * ARTICLE_PAGE_SIZE}`,
  );
  const topics = await jsonRows<{ topic: Topic }>(
    db,
    sql`select distinct a.topic from articles a where ${visibleTo(audience)} order by 1`,
  );
  return {
    items: found.slice(0, ARTICLE_PAGE_SIZE),
    page,
    page_size: ARTICLE_PAGE_SIZE,
    has_more: found.length > ARTICLE_PAGE_SIZE,
    topics: topics.map((row) => row.topic),
  };
}

/** Null where it is missing, or for investors only and the audience is none. */
export async function findArticle(db: Db, audience: Audience, id: number): Promise<Article | null> {
  const [article] = await jsonRows<Article>(
    db,
    sql`
      select ${summary(audience.language)}, ${inLanguage('a', 'body', audience.language)}, a.sources
      from ${ARTICLES} where a.id = ${id} and ${visibleTo(audience)}`,
  );
  return article ?? null;
}

const ARTICLES = sql`articles a
  left join course_lessons l on l.article_id = a.id
  left join course_modules m on m.id = l.module_id`;

const summary = (language: Language): SQL => sql`
  a.id, a.slug, ${inLanguage('a', 'title', language)}, ${inLanguage('a', 'teaser', language)}, a.topic,
  a.visibility, a.reading_minutes, a.published_on, a.reviewed_on, a.next_review_on,
  case when l.article_id is not null then json_build_object(
    'module', m.id, 'module_title', m.${sql.identifier(`title_${language}`)}, 'position', l.position
  ) end as lesson`;

const visibleTo = ({ signedIn, today }: Audience): SQL =>
  sql`(${signedIn} or a.visibility = 'public') and a.published_on <= ${today}::date`;
