import { articles, courseLessons, courseModules } from '../../src/modules/articles/articles.table';
import { faqCategories, faqItems } from '../../src/modules/faq/faq.table';
import type { Db } from '../../src/platform/postgres/connect';

export const PUBLIC_ARTICLE = 1;
export const INVESTOR_ARTICLE = 2;

/** An article for everybody, one for investors in the course, and a question. */
export async function writeContent(db: Db): Promise<void> {
  const article = {
    topic: 'buying' as const,
    reading_minutes: 3,
    published_on: '2026-04-16',
    reviewed_on: '2026-11-12',
    next_review_on: '2027-05-12',
    title_de: 'Kaufen',
    title_en: 'Buying',
    teaser_de: 'Kurz',
    teaser_en: 'Short',
    body_de: '<p>Lang</p>',
    body_en: '<p>Long</p>',
    sources: [{ label: 'DLD', url: null }],
  };
  await db.insert(articles).values([
    { ...article, id: PUBLIC_ARTICLE, slug: 'public', visibility: 'public' },
    { ...article, id: INVESTOR_ARTICLE, slug: 'investor', visibility: 'investor' },
  ]);
  await db.insert(courseModules).values({ id: 1, sort: 1, title_de: 'Eins', title_en: 'One' });
  await db
    .insert(courseLessons)
    .values({ article_id: INVESTOR_ARTICLE, module_id: 1, position: 1 });
  await db.insert(faqCategories).values({
    id: 1,
    sort: 1,
    icon: 'house',
    title_de: 'Haus',
    title_en: 'House',
    description_de: 'Alles',
    description_en: 'All',
  });
  await db.insert(faqItems).values({
    id: 1,
    category_id: 1,
    sort: 1,
    question_de: 'Wann?',
    question_en: 'When?',
    answer_de: '<p>Bald.</p>',
    answer_en: '<p>Soon.</p>',
    reviewed_on: '2026-11-01',
  });
}
