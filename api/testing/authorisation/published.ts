import { articles } from '../../src/modules/articles/articles.table';
import { fxRates } from '../../src/modules/fx-rates/fx-rates.table';
import type { TestApp } from '../test-app';

export const ARTICLES = { public: 900_001, investors: 900_002, future: 900_003 };

export async function publish({ db }: TestApp): Promise<void> {
  await db
    .insert(fxRates)
    .values({ base: 'AED', quote: 'EUR', source: 'bank', as_of: '2026-11-20', rate: '0.25' });
  const article = {
    topic: 'buying' as const,
    visibility: 'public' as const,
    reading_minutes: 3,
    published_on: '2026-04-16',
    reviewed_on: '2026-11-12',
    next_review_on: '2027-05-12',
    title_de: 'Artikel',
    title_en: 'Article',
    teaser_de: 'Kurz',
    teaser_en: 'Short',
    body_de: '<p>Lang</p>',
    body_en: '<p>Long</p>',
    sources: [],
  };
  await db.insert(articles).values([
    { ...article, id: ARTICLES.public, slug: 'public' },
    { ...article, id: ARTICLES.investors, slug: 'investors', visibility: 'investor' },
    { ...article, id: ARTICLES.future, slug: 'future', published_on: '2026-11-22' },
  ]);
}
