import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';

export type Lesson = ArticleSummary;
export type CourseModule = { id: number; title: string; lessons: Lesson[] };

type Placed = ArticleSummary & { lesson: NonNullable<ArticleSummary['lesson']> };

const isPlaced = (article: ArticleSummary): article is Placed => article.lesson !== null;

/** The modules of the course in their order, each with its lessons in theirs. */
export function courseOf(articles: readonly ArticleSummary[]): CourseModule[] {
  const modules = new Map<number, CourseModule>();
  const inOrder = articles
    .filter(isPlaced)
    .sort((a, b) => a.lesson.module - b.lesson.module || a.lesson.position - b.lesson.position);
  for (const article of inOrder) {
    const { module: id, module_title: title } = article.lesson;
    const existing = modules.get(id);
    if (existing) existing.lessons.push(article);
    else modules.set(id, { id, title, lessons: [article] });
  }
  return [...modules.values()];
}

export const minutesOf = (lessons: readonly Lesson[]): number =>
  lessons.reduce((sum, { reading_minutes }) => sum + reading_minutes, 0);

export type PlaceInCourse = {
  module: CourseModule;
  /** Within its module, from 1. */
  position: number;
  previous: Lesson | undefined;
  next: Lesson | undefined;
};

/** Where a lesson stands in the course; null when it is not part of it. */
export function placeInCourse(course: readonly CourseModule[], id: string): PlaceInCourse | null {
  const isAsked = (lesson: Lesson): boolean => String(lesson.id) === id;
  const module = course.find(({ lessons }) => lessons.some(isAsked));
  if (!module) return null;
  const lessons = course.flatMap((other) => other.lessons);
  const index = lessons.findIndex(isAsked);
  return {
    module,
    position: module.lessons.findIndex(isAsked) + 1,
    previous: lessons[index - 1],
    next: lessons[index + 1],
  };
}
