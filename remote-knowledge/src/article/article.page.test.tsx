import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, within } from '@testing-library/react';
import { aWholeArticle } from '../testing/articles';
import { show } from '../testing/show';

const ONE = 'GET /articles/1?language=de';
const inHub = (article: unknown, now?: string) =>
  show('article', '/knowledge-hub/articles/1', {
    answers: { [ONE]: article },
    ...(now && { now }),
  });

const body = () => document.querySelector('[class="body"]');

test('an article says its topic, its length and when it was reviewed', async () => {
  await inHub(aWholeArticle());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kaufnebenkosten in Dubai');
  expect(document.title).toMatch(/^Kaufnebenkosten in Dubai.* – Manzil$/);
  expect(screen.getByText('Kauf · 4 Min. Lesezeit')).toBeVisible();
  expect(screen.getByText('Stand: 12.11.2026')).toBeVisible();
  expect(screen.getByText('Rechne mit acht Prozent.')).toBeVisible();
  expect(screen.queryByText('wird überprüft')).toBeNull();
});

test.each([
  ['2027-05-12T19:59:00Z', false],
  ['2027-05-12T20:00:00Z', true],
])(
  'at %s, with the next review on 12 May 2027 in Dubai, "wird überprüft" stands there: %s',
  async (now, overdue) => {
    await inHub(aWholeArticle(), now);
    expect(screen.queryAllByText('wird überprüft')).toHaveLength(overdue ? 1 : 0);
  },
);

test('script, frames and event handlers vanish from the text', async () => {
  await inHub(
    aWholeArticle({
      body:
        '<h2 onmouseover="alert(1)">Kosten</h2><script>alert(2)</script><iframe src="/"></iframe>' +
        '<img src="x" onerror="alert(3)"><p style="position:fixed"><a href="javascript:alert(4)">hier</a></p>',
    }),
  );
  expect(body()?.innerHTML).toBe('<h2>Kosten</h2><p><a>hier</a></p>');
});

test('a table can be scrolled by keyboard', async () => {
  await inHub(
    aWholeArticle({
      body: '<table><tbody><tr><td>DLD</td><td>4 %</td></tr></tbody></table>',
    }),
  );
  const frame = screen.getByRole('group', { name: 'Tabelle' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('cell', { name: 'DLD' })).toBeVisible();
});

test('columns of figures are aligned as such, those of words and the first one are not', async () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  await inHub(
    aWholeArticle({
      body:
        '<table><thead><tr><th>Raten</th><th>AED</th><th>Wann</th></tr></thead><tbody>' +
        `${row('1', '74.000', '2 Wochen')}${row('4', '−580,00 AED', 'sofort')}${row('12', 'laut Bauträger', '30 %')}` +
        '</tbody></table>',
    }),
  );
  const aligned = document.querySelectorAll('.figures');
  expect([...aligned].map(({ textContent }) => textContent)).toEqual([
    'AED',
    '74.000',
    '−580,00 AED',
    'laut Bauträger',
  ]);
});

test('a link into the portal is followed without leaving the portal', async () => {
  const { user } = await inHub(
    aWholeArticle({ body: '<p><a href="/financials">Finanzen</a></p>' }),
  );
  await user.click(screen.getByRole('link', { name: 'Finanzen' }));
  expect(await screen.findByText('Adresse: /financials')).toBeVisible();
});

test('sources are listed, and linked only where they have a safe address', async () => {
  await inHub(
    aWholeArticle({
      sources: [
        { label: 'Dubai Land Department', url: 'https://dubailand.gov.ae/' },
        { label: 'Law No. 13 of 2008', url: null },
        { label: 'Sonstiges', url: 'javascript:alert(1)' },
      ],
    }),
  );
  const sources = within(screen.getByRole('region', { name: 'Quellen' }));
  expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dubai Land Department',
    'Law No. 13 of 2008',
    'Sonstiges',
  ]);
  expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://dubailand.gov.ae/',
  ]);
});

test('inside the portal the way back leads to the hub', async () => {
  await inHub(aWholeArticle({ visibility: 'investor' }));
  expect(screen.getByRole('link', { name: 'Knowledge Hub' })).toHaveAttribute(
    'href',
    '/knowledge-hub',
  );
});

test('on the public page the way back leads to the public articles', async () => {
  await show('article', '/articles/1', {
    answers: { [ONE]: aWholeArticle() },
  });
  expect(screen.getByRole('link', { name: 'Alle Artikel' })).toHaveAttribute(
    'href',
    '/home#articles',
  );
});

test.each(['abc', '0', '1.5', '99999999999'])(
  'the address /articles/%s is no article, to visitors either, and asks nothing',
  async (id) => {
    const { requests } = await show('article', `/articles/${id}`, {
      answers: {},
      investor: null,
    });
    expect(screen.getByText('Die Seite ist nicht da.')).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test('what the API keeps back from a visitor may be for investors: the way in is shown', async () => {
  await show('article', '/articles/1', { answers: { [ONE]: new Refusal(404) }, investor: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kein öffentlicher Artikel');
  // The guard of that page leads to the login, and back to the article.
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
    'href',
    '/knowledge-hub/articles/1',
  );
});

test('an article the API keeps back is not there', async () => {
  await show('article', '/articles/1', {
    answers: { [ONE]: new Refusal(404) },
  });
  expect(screen.getByText('Die Seite ist nicht da.')).toBeVisible();
});

test('an article that cannot be refreshed stays, and the page says so', async () => {
  let reachable = true;
  const { user } = await inHub(() => (reachable ? aWholeArticle() : new Refusal(503)));
  reachable = false;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText('Neuere Inhalte lassen sich gerade nicht laden.')).toBeVisible();
  expect(screen.getByText('Rechne mit acht Prozent.')).toBeVisible();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByText('Nicht ganz aktuell')).toBeNull();
});
