import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';
import { courseOf, minutesOf, placeInCourse } from './course';
import { anArticle } from './testing/articles';

const lesson = (id: number, module: number, position: number): ArticleSummary =>
  anArticle({ id, lesson: { module, module_title: `Modul ${module}`, position } });

const articles = [
  lesson(8, 5, 1),
  anArticle({ id: 7 }),
  lesson(5, 3, 2),
  lesson(2, 5, 10),
  lesson(3, 3, 1),
  lesson(6, 5, 2),
];

test('modules and lessons stand in the order of the course, other articles stay out', () => {
  expect(
    courseOf(articles).map(({ id, title, lessons }) => [id, title, lessons.map((one) => one.id)]),
  ).toEqual([
    [3, 'Modul 3', [3, 5]],
    [5, 'Modul 5', [8, 6, 2]],
  ]);
});

test('reading times add up', () => {
  expect(minutesOf([anArticle({ reading_minutes: 3 }), anArticle({ reading_minutes: 9 })])).toBe(
    12,
  );
  expect(minutesOf([])).toBe(0);
});

test.each([
  ['3', 3, 1, undefined, 5],
  ['5', 3, 2, 3, 8],
  ['8', 5, 1, 5, 6],
  ['2', 5, 3, 6, undefined],
])(
  'lesson %s knows its module, its position and its neighbours',
  (id, module, position, previous, next) => {
    const place = placeInCourse(courseOf(articles), id);
    expect([place?.module.id, place?.position, place?.previous?.id, place?.next?.id]).toEqual([
      module,
      position,
      previous,
      next,
    ]);
  },
);

test.each(['7', '99', '', '03', 'abc'])('"%s" is no lesson', (id) => {
  expect(placeInCourse(courseOf(articles), id)).toBeNull();
});
