import type { News, NewsItem } from '@manzil/shared/contract/news/news';
import { Refusal, renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { aDashboard } from '../testing/dashboard-fixtures';
import { unitId } from '../testing/unit-fixtures';
import { placeLower } from '../testing/window-edge';

beforeEach(() => placeLower(true));

const open = (news: unknown, language: 'de' | 'en' = 'de') =>
  renderScreen({
    screen: 'dashboard',
    language,
    answers: {
      'GET /dashboard?period=12_months': aDashboard(),
      'GET /documents?page=1': { items: [], page: 1, page_size: 20, has_more: false },
      'GET /projects': { items: [] },
      'GET /news': news,
    },
  });

const since = (items: NewsItem[]): News => ({ since: '2026-11-12', items });
const item = (kind: NewsItem['kind'], more: Partial<NewsItem> = {}): NewsItem => ({
  ...{ kind, count: 1, on: '2026-11-18', id: unitId(1), about: null },
  ...more,
});
const TITLE = 'Seit deinem letzten Besuch am 12.11.';

test('each kind is one line, one thing leads to itself and several to their list', async () => {
  await open(
    since([
      item('statement_published', { about: '2026-10', on: '2026-11-19' }),
      item('payout_paid'),
      item('payout_failed', { count: 2 }),
      item('rent_booked', { count: 3 }),
      item('cheque_bounced', { about: 'Creek Lantern 705' }),
      item('document_filed', { count: 2, about: 'invoice' }),
      item('document_accepted', { about: 'passport' }),
      item('document_declined', { about: 'visa' }),
      item('report_published', { count: 2, id: '8', about: 'Turm 8' }),
      item('question_answered', { id: 'b1' }),
    ]),
  );
  const region = await screen.findByRole('region', { name: TITLE });
  const [first] = within(region).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Abrechnung für Oktober\s2026 ist da19\.11\.2026$/);
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')]).slice(1)).toEqual([
    ['Auszahlung ist angekommen', `/financials/payouts/${unitId(1)}`],
    ['2 Auszahlungen sind nicht angekommen', '/financials/payouts'],
    ['3 Mieten sind eingegangen', '/financials/bookings?category=rent'],
    ['Scheck ist geplatzt: Creek Lantern 705', `/my-units/${unitId(1)}`],
    ['2 neue Dokumente', '/profile/documents'],
    ['Dokument geprüft: Reisepass', `/profile/documents?document=${unitId(1)}`],
    ['Dokument abgelehnt: Visum', `/profile/documents?document=${unitId(1)}`],
    ['2 neue Bauberichte, zuletzt: Turm 8', '/project/8'],
    ['Antwort auf deine Frage zu einer Buchung', '/financials/bookings?booking_id=b1#question'],
  ]);
});

test('a whole row leads on', async () => {
  await open(since([item('payout_paid')]));
  const region = await screen.findByRole('region', { name: TITLE });
  expect(within(region).getByRole('listitem')).toHaveClass('stretched');
});

test.each([
  ['برج النور 705', '\u2068\u2068برج النور\u2069 705\u2069'],
  ['Creek Lantern 705', 'Creek Lantern 705'],
])('the number stays behind the name of its building: %s', async (about, said) => {
  await open(since([item('cheque_bounced', { about })]));
  const region = await screen.findByRole('region', { name: TITLE });
  expect(within(region).getByRole('link')).toHaveTextContent(`Scheck ist geplatzt: ${said}`);
});

test('where nothing has happened one sentence says so', async () => {
  await open(since([]));
  const region = await screen.findByRole('region', { name: TITLE });
  expect(region).toHaveTextContent(`${TITLE}Seitdem ist nichts Neues passiert.`);
  expect(within(region).queryByRole('list')).not.toBeInTheDocument();
});

test('an English page says the same in English', async () => {
  await open(since([item('rent_booked')]), 'en');
  const region = await screen.findByRole('region', { name: /^Since your last visit on 12\sNov$/ });
  expect(within(region).getByRole('link', { name: 'Rent has come in' })).toBeVisible();
});

test('a first visit has no last one to tell from', async () => {
  const { requests } = await open({ since: null, items: [] });
  await screen.findByRole('region', { name: 'Einnahmen und Kosten' });
  expect(requests).toContain('GET /news');
  expect(screen.queryByText(/letzten Besuch/)).not.toBeInTheDocument();
});

test('what cannot be loaded can be tried again, and the rest stays', async () => {
  const replies: unknown[] = [new Refusal(422)];
  const { user } = await open(() => replies.shift() ?? since([item('rent_booked')]));
  await screen.findByText('Was seitdem passiert ist, lässt sich gerade nicht laden.');
  expect(screen.getByRole('region', { name: 'Einnahmen und Kosten' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('region', { name: TITLE })).toHaveTextContent(
    'Miete ist eingegangen',
  );
});
