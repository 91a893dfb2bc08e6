import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal, renderInPortal } from '../layout/testing/render-in-portal';
import { installOffer$, watchInstallOffer } from './install-offer';
import { InstallPlace } from './install-place';

const prompt = jest.fn(async () => undefined);
let standalone = false;

function offer(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}
const hint = (): HTMLElement | null => screen.queryByRole('complementary', { name: /als App/ });

/** The hint's own code has arrived. */
const settled = () => act(() => import('./install-hint'));

beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: query.includes('standalone') && standalone }),
  });
  watchInstallOffer();
});
beforeEach(() => {
  prompt.mockClear();
  standalone = false;
  act(() => installOffer$.next(null));
  localStorage.clear();
  preparePortal(anna);
});

test('a signed-in investor whose browser can install the portal is told so, and installs it', async () => {
  renderInPortal(<InstallPlace />);
  expect(hint()).not.toBeInTheDocument();
  expect(offer().defaultPrevented).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Installieren' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(hint()).not.toBeInTheDocument();
});

test('who does not want it is not asked again', async () => {
  renderInPortal(<InstallPlace />);
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Nicht mehr anzeigen' }));
  offer();
  await settled();
  expect(hint()).not.toBeInTheDocument();
});

test('a visitor is not asked', async () => {
  preparePortal(null);
  renderInPortal(<InstallPlace />);
  offer();
  await settled();
  expect(hint()).not.toBeInTheDocument();
});

test('the installed portal does not offer itself', async () => {
  standalone = true;
  renderInPortal(<InstallPlace />);
  offer();
  await settled();
  expect(hint()).not.toBeInTheDocument();
});
