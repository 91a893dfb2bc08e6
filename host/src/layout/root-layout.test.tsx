import { clearAlerts, currentAlerts, setInvestor, showAlert } from '@manzil/shared/runtime';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { act, screen } from '@testing-library/react';
import { useParams } from 'react-router';
import { RootLayout } from './root-layout';
import { anna, preparePortal, renderRoutes } from './testing/render-in-portal';

// It comes after the page, and has tests of its own.
jest.mock('../consent/consent-place', () => ({ ConsentPlace: () => null }));

const handle = (layout: string, theme: string, title: string) => ({
  layout,
  theme,
  title: { de: title, en: title },
});

/** Page of one thing. */
function Unit() {
  const { id } = useParams();
  useDocumentTitle(id === 'gone' ? undefined : `Marina Vista ${id}`);
  return <h1>Einheit</h1>;
}

/** A portal of some pages, with what comes after the page; `answer` resolves the loader of /contracts. */
async function openPortal(path: string) {
  let slow: (value: null) => void = () => undefined;
  const pages = [
    {
      element: <RootLayout />,
      children: [
        {
          path: '/dashboard',
          handle: handle('page', 'dark', 'Dashboard'),
          element: <h1>Guten Morgen</h1>,
        },
        {
          path: '/faq',
          handle: handle('page', 'light', 'Häufige Fragen'),
          element: <h1>Häufige Fragen</h1>,
        },
        {
          path: '/imprint',
          handle: handle('full', 'light', 'Impressum'),
          element: <h1>Impressum</h1>,
        },
        { path: '/units/:id', handle: handle('page', 'light', 'Einheit'), element: <Unit /> },
        { path: '/home', handle: handle('full-plain', 'dark', 'Start'), element: <h1>Start</h1> },
        {
          path: '/contracts',
          handle: handle('page', 'light', 'Verträge'),
          loader: () =>
            new Promise<null>((resolve) => {
              slow = resolve;
            }),
          element: <h1>Verträge</h1>,
        },
        {
          path: '/my-units/*',
          handle: { inArea: true, title: { de: 'Nicht da', en: 'Not there' } },
          element: <h1>Nicht gefunden</h1>,
        },
      ],
    },
  ];
  const router = await act(async () => renderRoutes(pages, path));
  return { router, answer: () => act(async () => slow(null)) };
}
const goTo = (router: ReturnType<typeof renderRoutes>, path: string) =>
  act(() => router.navigate(path));

beforeEach(() => {
  preparePortal(anna);
  clearAlerts();
});

describe('the shell', () => {
  it('gives a portal page its navigation, theme and title', async () => {
    await openPortal('/dashboard');
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.title).toBe('Dashboard – Manzil');
  });

  it('gives a legal page a header and the legal links, but no sidebar', async () => {
    await openPortal('/imprint');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('gives an address without a page the theme of its path, and a sidebar to investors', async () => {
    await openPortal('/my-units/articles');
    const navigation = () => screen.queryByRole('navigation', { name: 'Hauptnavigation' });
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(navigation()).toBeInTheDocument();
    act(() => setInvestor(null));
    expect(navigation()).not.toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('gives another address without a page the light theme', async () => {
    await openPortal('/my-units/nowhere');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('moves title, focus and reading position to the page that is opened', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = await openPortal('/dashboard');
    act(() => void showAlert({ type: 'info', title: 'Alt' }));
    await goTo(router, '/faq');
    expect(document.title).toBe('Häufige Fragen – Manzil');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(currentAlerts()).toEqual([]);
  });

  it('names the thing on show in its title, announces it, and leaves no title behind', async () => {
    const { router } = await openPortal('/dashboard');
    const announced = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    await goTo(router, '/units/1204');
    expect(document.title).toBe('Marina Vista 1204 – Manzil');
    expect(announced()).toContain('Marina Vista 1204 – Manzil');
    await goTo(router, '/units/1205');
    expect(document.title).toBe('Marina Vista 1205 – Manzil');
    await goTo(router, '/units/gone');
    expect(document.title).toBe('Einheit – Manzil');
    await goTo(router, '/dashboard');
    expect(document.title).toBe('Dashboard – Manzil');
    expect(announced()).toContain('Dashboard – Manzil');
  });

  it('leaves scrolling to the questions when a category is asked for', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = await openPortal('/dashboard');
    scrollTo.mockClear();
    await goTo(router, '/faq?categoryId=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to the anchor of an address, and to the top where there is none', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // jsdom has none.
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { router } = await openPortal('/dashboard');
    scrollTo.mockClear();
    await goTo(router, '/imprint#content');
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('main')]);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    await goTo(router, '/dashboard#nowhere');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('leaves the user where they chose another view of the same page', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = await openPortal('/units/1204?year=2025');
    scrollTo.mockClear();
    await goTo(router, '/units/1204?year=2026');
    expect(scrollTo).not.toHaveBeenCalled();
    await goTo(router, '/units/1205?year=2026');
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('takes a keyboard to the content by the first link', async () => {
    await openPortal('/dashboard');
    expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });
});

describe('a slow page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows Loading... after 200 ms and no longer than needed', async () => {
    const { router, answer } = await openPortal('/dashboard');
    await act(async () => void router.navigate('/contracts'));
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Loading...')).toBeVisible();
    await answer();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Verträge' })).toBeVisible();
  });
});
