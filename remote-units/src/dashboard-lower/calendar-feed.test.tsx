import { renderPart, renderScreen } from '@manzil/shared/testing/render-screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import declaration from '../dashboard/screen.json';
import { aDashboard } from '../testing/dashboard-fixtures';
import { placeLower } from '../testing/window-edge';
import { CalendarFeed } from './calendar-feed';

const [action] = declaration.search.actions;
const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});

const open = (at: string) =>
  renderScreen({
    screen: 'dashboard',
    at,
    answers: {
      'GET /dashboard?period=12_months': aDashboard(),
      'GET /documents?page=1': { items: [], page: 1, page_size: 20, has_more: false },
      'GET /projects': { items: [] },
      'GET /news': { since: null, items: [] },
      'GET /calendar-feed': { created_on: null },
    },
  });

const feed = () => screen.findByRole('region', { name: 'Kalender abonnieren' });

test.each([true, false])(
  'the search leads to the subscription, unfolded, whether or not it is near: %s',
  async (near) => {
    placeLower(near);
    await open(action!.at);
    const place = await feed();
    expect(await within(place).findByRole('button', { name: 'Adresse erstellen' })).toBeVisible();
    await waitFor(() => expect(place).toHaveFocus());
    expect(scrolledTo).toEqual([place]);
  },
);

function FeedWithSearch() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <Link to={action!.at}>Gefunden</Link>
      <Link to="/dashboard">Weiter</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
      <p>Suche: {search}</p>
      <CalendarFeed />
    </>
  );
}

const openPart = () =>
  renderPart({
    part: FeedWithSearch,
    at: '/dashboard',
    answers: { 'GET /calendar-feed': { created_on: null } },
  });

test('who is on the dashboard already is led there, and led there again', async () => {
  const { user } = await openPart();
  const place = await feed();
  const fold = within(place).getByRole('button', { name: 'Kalender abonnieren' });
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('link', { name: 'Gefunden' }));
    await waitFor(() => expect(place).toHaveFocus());
    expect(scrolledTo).toHaveLength(times);
    expect(await within(place).findByRole('button', { name: 'Adresse erstellen' })).toBeVisible();
    await user.click(fold);
    expect(within(place).getAllByRole('button')).toEqual([fold]);
  }
});

test('who comes back to it by the browser stays where they were', async () => {
  const { user } = await openPart();
  const fold = within(await feed()).getByRole('button', { name: 'Kalender abonnieren' });
  await user.click(screen.getByRole('link', { name: 'Gefunden' }));
  await waitFor(() => expect(scrolledTo).toHaveLength(1));
  await user.click(fold);
  await user.click(screen.getByRole('link', { name: 'Weiter' }));
  expect(await screen.findByText('Suche:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(await screen.findByText('Suche: ?show=calendar')).toBeVisible();
  // The frame in which it would be scrolled to.
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(scrolledTo).toHaveLength(1);
});

test('on the dashboard as such it stays folded, and nothing moves', async () => {
  placeLower(true);
  await open('/dashboard');
  const place = await feed();
  expect(within(place).getByRole('button', { name: 'Kalender abonnieren' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(scrolledTo).toEqual([]);
});
