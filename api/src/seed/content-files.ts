import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Topic } from '@manzil/shared/contract/articles/articles';
import { z } from '@manzil/shared/contract/schema';
import { Day } from '@manzil/shared/contract/values';
import { StartError } from '../platform/start-error';
import { checkedHtml } from './content-html';

const Text = z.string().check(z.minLength(1));
const Texts = z.strictObject({ de: Text, en: Text });
const Id = z.int().check(z.gte(1));

const FaqFile = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: Id,
      icon: Text,
      title: Texts,
      description: Texts,
      items: z.array(z.strictObject({ id: Id, question: Texts, answer: Texts, reviewed_on: Day })),
    }),
  ),
});

const ArticlesFile = z.array(
  z.strictObject({
    id: Id,
    slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    topic: Topic,
    visibility: z.enum(['public', 'investor']),
    reading_minutes: Id,
    published_on: Day,
    reviewed_on: Day,
    next_review_on: Day,
    title: Texts,
    teaser: Texts,
    sources: z.array(
      z.strictObject({ label: Text, url: z.optional(z.url({ protocol: /^https$/ })) }),
    ),
    lesson: z.nullable(z.strictObject({ module: Id, position: Id })),
  }),
);

const CourseFile = z.strictObject({
  title: Texts,
  modules: z.array(z.strictObject({ id: Id, title: Texts })),
});

export type Content = {
  faq: z.infer<typeof FaqFile>;
  articles: (z.infer<typeof ArticlesFile>[number] & { body: z.infer<typeof Texts> })[];
  course: z.infer<typeof CourseFile>;
};

/** @throws StartError that names the file where one is missing, of another shape or of strange HTML */
export async function readContent(folder: string): Promise<Content> {
  const faq = await readJson(folder, 'faq.json', FaqFile);
  for (const { id, answer } of faq.categories.flatMap(({ items }) => items)) {
    checkedHtml(answer.de, `faq.json, answer ${id} (de)`);
    checkedHtml(answer.en, `faq.json, answer ${id} (en)`);
  }
  const listed = await readJson(folder, 'articles.json', ArticlesFile);
  const articles = await Promise.all(
    listed.map(async (article) => ({
      ...article,
      body: {
        de: await readBody(folder, article.slug, 'de'),
        en: await readBody(folder, article.slug, 'en'),
      },
    })),
  );
  return { faq, articles, course: await readJson(folder, 'course.json', CourseFile) };
}

async function readBody(folder: string, slug: string, language: string): Promise<string> {
  const name = `articles/${slug}.${language}.html`;
  return checkedHtml(await read(folder, name), name);
}

async function readJson<Schema extends z.core.$ZodType>(
  folder: string,
  name: string,
  schema: Schema,
) {
  const parsed = z.safeParse(schema, JSON.parse(await read(folder, name)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${name}: ${issue?.path.join('.')} ${issue?.message}`);
}

async function read(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (cause) {
    throw new StartError(`${name} cannot be read in ${folder}`, { cause });
  }
}
