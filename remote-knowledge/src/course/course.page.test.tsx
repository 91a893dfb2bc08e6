import { screen, within } from '@testing-library/react';
import { anArticle, aPage } from '../testing/articles';
import { show } from '../testing/show';

const ALL = 'GET /articles?language=de';
const lesson = (id: number, module: number, title: string, position: number) =>
  anArticle({
    id,
    title: `Artikel ${id}`,
    reading_minutes: id,
    lesson: { module, module_title: title, position },
  });

const modules = () =>
  screen.getAllByRole('region').map((region) => [
    within(region).getByRole('heading', { level: 2 }).textContent,
    ...within(region)
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').textContent),
  ]);

test('modules and lessons stand in order, wherever the list of articles has them', async () => {
  await show('course', '/course', {
    answers: {
      [ALL]: aPage([lesson(6, 3, 'Übergabe', 2), anArticle({ id: 9 })], { has_more: true }),
      [`${ALL}&page=2`]: aPage([lesson(5, 3, 'Übergabe', 1), lesson(4, 1, 'Grundlagen', 1)], {
        page: 2,
      }),
    },
  });
  expect(modules()).toEqual([
    ['1. Grundlagen', 'Artikel 4'],
    ['3. Übergabe', 'Artikel 5', 'Artikel 6'],
  ]);
  expect(screen.getByText('2 Module · 3 Lektionen · 15 Minuten')).toBeVisible();
  expect(screen.getByText('11 Minuten')).toBeVisible();
  expect(screen.getByText('6 Minuten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Knowledge Hub' })).toHaveAttribute(
    'href',
    '/knowledge-hub',
  );
});

test('a lesson opens inside the course', async () => {
  await show('course', '/course', { answers: { [ALL]: aPage([lesson(4, 1, 'Grundlagen', 1)]) } });
  expect(screen.getByRole('link', { name: 'Artikel 4' })).toHaveAttribute('href', '/course/4');
  expect(screen.getByText('1 Modul · 1 Lektion · 4 Minuten')).toBeVisible();
});

test('a course without lessons points to the articles', async () => {
  await show('course', '/course', { answers: { [ALL]: aPage([anArticle()]) } });
  expect(screen.getByText('Der Kurs hat noch keine Lektionen.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Artikel lesen' })).toHaveAttribute(
    'href',
    '/knowledge-hub',
  );
});
