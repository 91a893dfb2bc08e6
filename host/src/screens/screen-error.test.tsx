import { ApiError } from '@manzil/shared/runtime';
import { withTimeout } from '@manzil/shared/runtime/retry';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteUnavailableError } from '../federation/load-remote';
import { preparePortal, renderRoutes } from '../layout/testing/render-in-portal';
import { sendReportsTo } from '../reporting/report-error';
import { ClosedAreaError } from '../session/closed-area';
import ScreenError from './screen-error';

// The build writes these in.
jest.mock('../federation/singleton-versions', () => ({ singletonVersions: {} }));

const outcome = jest.fn();

async function openFailing(failures: readonly unknown[], path = '/financials?year=2026') {
  outcome.mockReset().mockReturnValue(null);
  for (const failure of failures)
    outcome.mockImplementationOnce(() => {
      throw failure;
    });
  preparePortal();
  const router = renderRoutes(
    [
      {
        path: '/financials',
        loader: () => outcome() as null,
        element: <h1>Finanzen</h1>,
        ErrorBoundary: ScreenError,
        HydrateFallback: () => null,
      },
    ],
    path,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}
const heading = () => screen.getByRole('heading', { level: 1 });
const retry = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a page that failed', () => {
  it('says that its area is missing and opens it once it is back', async () => {
    const router = await openFailing([new RemoteUnavailableError('units')]);
    expect(heading()).toHaveTextContent('Dieser Bereich lässt sich gerade nicht laden.');
    await retry();
    expect(await screen.findByRole('heading', { name: 'Finanzen' })).toBeVisible();
    expect(router.state.location.search).toBe('?year=2026');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says why an operator has switched its area off, which is no failure to be reported', async () => {
    const report = jest.fn();
    sendReportsTo(report);
    // What the tests before have left.
    report.mockClear();
    await openFailing([new ClosedAreaError({ de: 'Ab Montag wieder da.', en: 'Back on Monday.' })]);
    expect(heading()).toHaveTextContent('Dieser Bereich ist gerade geschlossen');
    expect(screen.getByText('Ab Montag wieder da.')).toBeVisible();
    expect(report).not.toHaveBeenCalled();
  });

  it('says that the user is offline where that is why its area is missing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openFailing([new RemoteUnavailableError('units')]);
    expect(heading()).toHaveTextContent('Manzil ist gerade nicht erreichbar.');
    expect(screen.queryByText(/Fehlernummer/)).not.toBeInTheDocument();
    await retry();
    expect(await screen.findByRole('heading', { name: 'Finanzen' })).toBeVisible();
  });

  it('is tried again where the address ends in an anchor, too', async () => {
    const router = await openFailing(
      [new RemoteUnavailableError('units')],
      '/financials?year=2025#payouts',
    );
    await retry();
    expect(await screen.findByRole('heading', { name: 'Finanzen' })).toBeVisible();
    await waitFor(() => expect(router.state.location.hash).toBe('#payouts'));
    expect(router.state.location.search).toBe('?year=2025');
  });

  it('can be tried again as often as it takes', async () => {
    const gone = new RemoteUnavailableError('units');
    await openFailing([gone, gone]);
    await retry();
    expect(heading()).toHaveTextContent('Dieser Bereich lässt sich gerade nicht laden.');
    await retry();
    expect(await screen.findByRole('heading', { name: 'Finanzen' })).toBeVisible();
  });

  it('does not tell a missing thing from somebody else’s', async () => {
    await openFailing([new ApiError(404, 'units.not_found', 'Diese Einheit gibt es nicht.')]);
    expect(heading()).toHaveTextContent('Nicht gefunden');
    expect(screen.getByText(/oder es gehört nicht zu deinem Konto/)).toBeVisible();
  });

  it('treats an unknown address the same', async () => {
    await openFailing([new Response(null, { status: 404 })]);
    expect(heading()).toHaveTextContent('Nicht gefunden');
  });

  it('says that the network is missing', async () => {
    await openFailing([new ApiError(0, 'network.unreachable')]);
    expect(heading()).toHaveTextContent('Manzil ist gerade nicht erreichbar.');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('is reported once, where reports are allowed', async () => {
    const sent = jest.fn();
    sendReportsTo(sent);
    // What the tests before have left.
    sent.mockClear();
    const failure = new TypeError('rows is not iterable');
    await openFailing([failure]);
    expect(sent.mock.calls).toEqual([[failure]]);
  });

  it('gives the number under which the API knows the failure', async () => {
    await openFailing([new ApiError(500, 'internal', '', {}, '7F3A')]);
    expect(screen.getByText('Fehlernummer 7F3A')).toBeVisible();
  });

  it('gives the same number to the same failure of our code', async () => {
    const failure = new TypeError('rows is not iterable');
    await openFailing([failure, failure]);
    const number = () => screen.getByText(/^Fehlernummer [0-9A-F]{4}-[0-9A-F]{4}$/).textContent;
    const first = number();
    await retry();
    expect(number()).toBe(first);
  });
});

describe('a page that is late', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function openLate() {
    let arrive: (code: null) => void = () => undefined;
    const code = new Promise<null>((resolve) => {
      arrive = resolve;
    });
    preparePortal();
    const router = renderRoutes(
      [
        {
          path: '/financials',
          loader: () => withTimeout(code),
          element: <h1>Finanzen</h1>,
          ErrorBoundary: ScreenError,
          HydrateFallback: () => null,
        },
        { path: '/faq', loader: () => new Promise(() => undefined), element: <h1>Fragen</h1> },
      ],
      '/financials#payouts',
    );
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(heading()).toHaveTextContent('Dieser Bereich lässt sich gerade nicht laden.');
    return { router, arrive: () => act(async () => arrive(null)) };
  }

  it('is shown once it is here', async () => {
    const { arrive } = await openLate();
    await arrive();
    expect(heading()).toHaveTextContent('Finanzen');
  });

  it('waits where a dialog is open', async () => {
    const { arrive } = await openLate();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await arrive();
    expect(heading()).toHaveTextContent('Dieser Bereich lässt sich gerade nicht laden.');
    dialog.remove();
  });

  it('does not call a user back who is on the way elsewhere', async () => {
    const { router, arrive } = await openLate();
    await act(async () => void router.navigate('/faq'));
    await arrive();
    expect(router.state.navigation.location?.pathname).toBe('/faq');
  });
});
