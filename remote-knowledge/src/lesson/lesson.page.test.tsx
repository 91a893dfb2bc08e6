import { screen, within } from '@testing-library/react';
import { anArticle, aPage, aWholeArticle } from '../testing/articles';
import { show } from '../testing/show';

const lesson = (id: number, module: number, position: number) => ({
  id,
  title: `Artikel ${id}`,
  lesson: { module, module_title: `Modul ${module}`, position },
});
const lessons = [lesson(8, 3, 1), lesson(5, 3, 2), lesson(2, 4, 1)];

const answers = {
  'GET /articles?language=de': aPage([anArticle({ id: 1 }), ...lessons.map(anArticle)].reverse()),
  ...Object.fromEntries(
    [{ id: 1 }, ...lessons].map((one) => [
      `GET /articles/${one.id}?language=de`,
      aWholeArticle({ ...one, body: `<p>Text ${one.id}</p>` }),
    ]),
  ),
};
const open = (id: string) => show('lesson', `/course/${id}`, { answers });

const neighbours = () =>
  within(screen.getByRole('navigation', { name: 'Lektionen' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a lesson says where in the course it stands, and leads back to it', async () => {
  await open('5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Artikel 5');
  expect(screen.getByText('Modul 3: Modul 3, Lektion 2 von 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kurs: Eigentum in den VAE' })).toHaveAttribute(
    'href',
    '/course',
  );
});

test('previous and next lead across modules', async () => {
  await open('5');
  expect(neighbours()).toEqual([
    ['Vorherige LektionArtikel 8', '/course/8'],
    ['Nächste LektionArtikel 2', '/course/2'],
  ]);
});

test('the first lesson has none before it', async () => {
  await open('8');
  expect(neighbours()).toEqual([['Nächste LektionArtikel 5', '/course/5']]);
});

test('after the last lesson the overview follows', async () => {
  await open('2');
  expect(neighbours()).toEqual([
    ['Vorherige LektionArtikel 5', '/course/5'],
    ['Kurs zu EndeZum Überblick', '/course'],
  ]);
});

test('the next lesson replaces the text', async () => {
  const { user } = await open('8');
  await user.click(screen.getByRole('link', { name: /Nächste Lektion/ }));
  expect(await screen.findByText('Text 5')).toBeVisible();
  expect(screen.queryByText('Text 8')).toBeNull();
});

test.each(['1', '99', 'abc', '05'])('/course/%s is no lesson', async (id) => {
  await open(id);
  expect(screen.getByText('Die Seite ist nicht da.')).toBeVisible();
});
