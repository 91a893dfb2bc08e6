import { clearAlerts, currentAlerts, showAlert } from '@manzil/shared/runtime';
import { act, screen } from '@testing-library/react';
import { RootLayout } from './root-layout';
import { anna, preparePortal, renderRoutes } from './testing/render-in-portal';

// It comes after the page, and has tests of its own.
jest.mock('../consent/consent-place', () => ({ ConsentPlace: () => null }));

const handle = (layout: string, theme: string, title: string) => ({
  layout,
  theme,
  title: { de: title, en: title },
});

/** A portal of four pages; `slow` resolves the loader of /contracts. */
function openPortal(path: string) {
  let slow: (value: null) => void = () => undefined;
  const router = renderRoutes(
    [
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
        ],
      },
    ],
    path,
  );
  return { router, answer: () => act(async () => slow(null)) };
}
const goTo = (router: ReturnType<typeof openPortal>['router'], path: string) =>
  act(() => router.navigate(path));

beforeEach(() => {
  preparePortal(anna);
  clearAlerts();
});

describe('the shell', () => {
  it('gives a portal page its navigation, theme and title', () => {
    openPortal('/dashboard');
    expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.title).toBe('Dashboard – Manzil');
  });

  it('gives a legal page a header and the legal links, but no sidebar', () => {
    openPortal('/imprint');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('moves title, focus and reading position to the page that is opened', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = openPortal('/dashboard');
    act(() => void showAlert({ type: 'info', title: 'Alt' }));
    await goTo(router, '/faq');
    expect(document.title).toBe('Häufige Fragen – Manzil');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(currentAlerts()).toEqual([]);
  });

  it('leaves scrolling to the questions when a category is asked for', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { router } = openPortal('/dashboard');
    scrollTo.mockClear();
    await goTo(router, '/faq?categoryId=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('takes a keyboard to the content by the first link', () => {
    openPortal('/dashboard');
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
    const { router, answer } = openPortal('/dashboard');
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
