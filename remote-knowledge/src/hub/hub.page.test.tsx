import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, within } from '@testing-library/react';
import { anArticle, aPage } from '../testing/articles';
import { show } from '../testing/show';

const ALL = 'GET /articles?language=de';
const buying = anArticle();
const law = anArticle({ id: 2, title: 'Title Deed prüfen', topic: 'law', visibility: 'investor' });

const rows = () => screen.getAllByRole('listitem');
const titles = () => rows().map((row) => within(row).getByRole('heading').textContent);
const topic = (name: string) => screen.getByRole('button', { name });

test('articles stand with teaser, topic, reading time and the day of their review', async () => {
  await show('hub', '/knowledge-hub', { answers: { [ALL]: aPage([buying, law]) } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Knowledge Hub');
  const [first, second] = rows().map((row) => within(row));
  expect(first!.getByRole('link', { name: 'Kaufnebenkosten in Dubai' })).toHaveAttribute(
    'href',
    '/knowledge-hub/articles/1',
  );
  expect(first!.getByText('Was zum Preis dazukommt.')).toBeVisible();
  expect(first!.getByText('Kauf · 4 Min. Lesezeit')).toBeVisible();
  expect(first!.getByText('Stand: 12.11.2026')).toBeVisible();
  expect(second!.getByText('Recht · 4 Min. Lesezeit')).toBeVisible();
  expect(screen.getByText('Das sind alle 2 Artikel.')).toBeVisible();
});

test('a topic narrows the list, stays in the address, and is taken back by pressing it again', async () => {
  const { user } = await show('hub', '/knowledge-hub', {
    answers: { [ALL]: aPage([buying, law]), [`${ALL}&topic=law`]: aPage([law]) },
  });
  await user.click(topic('Recht'));
  expect(await screen.findByText('Das ist der einzige Artikel zu diesem Thema.')).toBeVisible();
  expect(titles()).toEqual(['Title Deed prüfen']);
  expect(topic('Recht')).toHaveAttribute('aria-pressed', 'true');
  await user.click(topic('Recht'));
  expect(await screen.findByText('Das sind alle 2 Artikel.')).toBeVisible();
  expect(topic('Recht')).toHaveAttribute('aria-pressed', 'false');
});

test('the topic of the address is asked for at once', async () => {
  const { requests } = await show('hub', '/knowledge-hub?topic=law', {
    answers: { [`${ALL}&topic=law`]: aPage([law]) },
  });
  expect(requests).toEqual([`${ALL}&topic=law`]);
  expect(topic('Recht')).toHaveAttribute('aria-pressed', 'true');
});

test('a topic that does not exist shows all articles', async () => {
  await show('hub', '/knowledge-hub?topic=%3Cb%3E', { answers: { [ALL]: aPage([buying]) } });
  expect(screen.getByText('Das ist der einzige Artikel.')).toBeVisible();
});

test('only topics with articles can be chosen', async () => {
  await show('hub', '/knowledge-hub', { answers: { [ALL]: aPage([buying, law]) } });
  const topics = within(screen.getByRole('group', { name: 'Themen' })).getAllByRole('button');
  expect(topics.map(({ textContent }) => textContent)).toEqual(['Kauf', 'Recht']);
});

test('a topic without articles offers the way back to all of them', async () => {
  const { user } = await show('hub', '/knowledge-hub?topic=living', {
    answers: { [`${ALL}&topic=living`]: aPage([]), [ALL]: aPage([buying]) },
  });
  expect(screen.getByText('Zu diesem Thema gibt es noch keinen Artikel.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(await screen.findByText('Kaufnebenkosten in Dubai')).toBeVisible();
});

test('without any article the page points to the questions', async () => {
  await show('hub', '/knowledge-hub', { answers: { [ALL]: aPage([]) } });
  expect(screen.getByRole('link', { name: 'Häufige Fragen lesen' })).toHaveAttribute(
    'href',
    '/faq',
  );
  expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
});

test('the course is one step away', async () => {
  await show('hub', '/knowledge-hub', { answers: { [ALL]: aPage([buying]) } });
  expect(screen.getByRole('link', { name: 'Kurs: Eigentum in den VAE' })).toHaveAttribute(
    'href',
    '/course',
  );
});

test('more articles come on demand, and reading goes on at the first new one', async () => {
  const { user } = await show('hub', '/knowledge-hub', {
    answers: {
      [ALL]: aPage([buying], { has_more: true }),
      [`${ALL}&page=2`]: aPage([law], { page: 2 }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Das sind alle 2 Artikel.')).toBeVisible();
  expect(titles()).toEqual(['Kaufnebenkosten in Dubai', 'Title Deed prüfen']);
  expect(screen.getByRole('link', { name: 'Title Deed prüfen' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
});

test('when more articles do not come, the page says so and tries again on demand', async () => {
  let reachable = false;
  const { user } = await show('hub', '/knowledge-hub', {
    answers: {
      [ALL]: aPage([buying], { has_more: true }),
      [`${ALL}&page=2`]: () => (reachable ? aPage([law], { page: 2 }) : new Refusal(503)),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Weitere Artikel lassen sich gerade nicht laden.',
  );
  expect(titles()).toEqual(['Kaufnebenkosten in Dubai']);
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Title Deed prüfen')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that cannot be refreshed stays, and the page says so', async () => {
  let reachable = true;
  await show('hub', '/knowledge-hub', {
    answers: { [ALL]: () => (reachable ? aPage([buying]) : new Refusal(503)) },
  });
  reachable = false;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Neuere Inhalte lassen sich gerade nicht laden.')).toBeVisible();
  expect(titles()).toEqual(['Kaufnebenkosten in Dubai']);
});

test('in English the hub speaks English', async () => {
  await show('hub', '/knowledge-hub', {
    language: 'en',
    answers: { 'GET /articles?language=en': aPage([law]) },
  });
  expect(screen.getByText('Law · 4 min read')).toBeVisible();
  expect(screen.getByText('As of 12 Nov 2026')).toBeVisible();
});
