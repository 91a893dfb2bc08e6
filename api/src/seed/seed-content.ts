import { notInArray, sql } from 'drizzle-orm';
import { articles, courseLessons, courseModules } from '../modules/articles/articles.table';
import { faqCategories, faqItems } from '../modules/faq/faq.table';
import type { Database, Db } from '../platform/postgres/connect';
import { insertRows, upsertRows } from '../platform/postgres/insert-rows';
import { type Content, readContent } from './content-files';

const CONTENT_LOCK = 7_262_905_115;

/** Safe at every start, by several instances at once. @throws StartError where a file is not fit to be shown */
export async function seedContent(db: Database, folder: string): Promise<void> {
  const content = await readContent(folder);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    await storeFaq(tx, content.faq);
    await storeArticles(tx, content);
  });
}

async function storeFaq(db: Db, { categories }: Content['faq']): Promise<void> {
  const items = categories.flatMap(({ id: category_id, items: own }) =>
    own.map(({ id, question, answer, reviewed_on }, sort) => ({
      id,
      category_id,
      sort,
      question_de: question.de,
      question_en: question.en,
      answer_de: answer.de,
      answer_en: answer.en,
      reviewed_on,
    })),
  );
  const rows = categories.map(({ id, icon, title, description }, sort) => ({
    id,
    sort,
    icon,
    title_de: title.de,
    title_en: title.en,
    description_de: description.de,
    description_en: description.en,
  }));
  await upsertRows(db, faqCategories, rows);
  await upsertRows(db, faqItems, items);
  await db.delete(faqItems).where(notInArray(faqItems.id, ids(items)));
  await db.delete(faqCategories).where(notInArray(faqCategories.id, ids(rows)));
}

async function storeArticles(db: Db, content: Content): Promise<void> {
  const modules = content.course.modules.map(({ id, title }, sort) => ({
    id,
    sort,
    title_de: title.de,
    title_en: title.en,
  }));
  const rows = content.articles.map(({ lesson, title, teaser, body, sources, ...article }) => ({
    ...article,
    title_de: title.de,
    title_en: title.en,
    teaser_de: teaser.de,
    teaser_en: teaser.en,
    body_de: body.de,
    body_en: body.en,
    sources: sources.map(({ label, url }) => ({ label, url: url ?? null })),
  }));
  const lessons = content.articles.flatMap(({ id, lesson }) =>
    lesson ? [{ article_id: id, module_id: lesson.module, position: lesson.position }] : [],
  );
  await db.delete(courseLessons);
  await db.delete(articles).where(notInArray(articles.id, ids(rows)));
  await upsertRows(db, articles, rows);
  await upsertRows(db, courseModules, modules);
  await db.delete(courseModules).where(notInArray(courseModules.id, ids(modules)));
  await insertRows(db, courseLessons, lessons);
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
