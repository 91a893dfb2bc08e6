import type { Investor } from '@manzil/shared/contract/session/session';
import type { Language } from '@manzil/shared/contract/values';
import {
  PortalContext,
  queryClient,
  type Screen,
  setInvestor,
  setPortalConfig,
} from '@manzil/shared/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen as page, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { type Answers, API, answering } from './answering';
import { freezeDate } from './frozen-date';
import { startTexts } from './start-texts';
import { testedRemote } from './tested-remote';

export { type Answers, Refusal } from './answering';

// Machines that run many suites at once answer late.
configure({ asyncUtilTimeout: 4_000 });

export const anna: Investor = {
  investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  email: 'anna.becker@example.com',
  first_name: 'Anna',
  last_name: 'Becker',
  avatar: null,
  onboarding_step: 4,
  profile_status: 'active',
};

type Setup = {
  answers?: Answers;
  language?: Language;
  /** What the clock says, UTC; only `Date` is frozen, timers run. 20 November 2026, 10:42 in Dubai, where left out. */
  now?: string;
  /** Null for a visitor; Anna Becker where it is left out. */
  investor?: Investor | null;
};

type ScreenSetup = Setup & {
  /** Its folder in the remote that the test belongs to. */
  screen: string;
  /** Address to open; the path of screen.json where it has no parameters. */
  at?: string;
};

type ShownScreen = {
  user: UserEvent;
  /** Every request so far, as `'GET /units?page=1'`. */
  requests: string[];
  openHelp: jest.Mock;
  openConsent: jest.Mock;
  signOut: jest.Mock;
  setLanguage: jest.Mock;
};

/**
 * Shows a screen of the remote that the test belongs to as the host would: its texts, its data and its code, at the paths
 * of its screen.json, inside the portal, a router and a fresh query cache. Any other address shows itself as
 * `Adresse: /path`. What a navigation has `told` is shown below.
 */
export async function renderScreen({ screen, at, ...setup }: ScreenSetup): Promise<ShownScreen> {
  const remote = testedRemote();
  const paths = remote.pathsOf(screen);
  const shown = await remote.screen(screen);
  return show(shown, `${remote.name}/${screen}`, { ...setup, paths, at: at ?? paths[0] });
}

type PartSetup = Setup & {
  /** Its folder in the remote that the test belongs to, or what stands for a part. */
  part: string | ComponentType;
  /** Address of the page around it. */
  at?: string;
};

/** Shows a part of a remote as a slot of the shell would. */
export async function renderPart({ part, at = '/', ...setup }: PartSetup): Promise<ShownScreen> {
  const page = typeof part === 'string' ? await testedRemote().part(part) : part;
  return show({ page }, '', { ...setup, paths: [at], at });
}

async function show(
  shown: Screen,
  namespace: string,
  setup: Setup & { paths: readonly string[]; at: string },
): Promise<ShownScreen> {
  const { paths, at, answers = {}, language = 'de', investor = anna } = setup;
  const requests: string[] = [];
  const openHelp = jest.fn();
  const openConsent = jest.fn();
  const signOut = jest.fn();
  const setLanguage = jest.fn();
  freezeDate(setup.now ?? '2026-11-20T06:42:00Z');
  queryClient.clear();
  setPortalConfig({
    apiBase: API,
    release: 'test',
    support: {
      email: 'hallo@manzil.example',
      phone: '+971 4 555 0137',
      whatsapp: '+971 50 555 0137',
    },
  });
  setInvestor(investor);
  globalThis.fetch = answering(answers, requests);
  const { name, texts } = testedRemote();
  await startTexts({ [name]: texts, [namespace]: shown.texts }, language);

  const router = createMemoryRouter(
    [
      ...paths.map((path) => ({
        path,
        loader: async ({ params, request }: LoaderFunctionArgs) => {
          const search = new URL(request.url).searchParams;
          await Promise.all(shown.data?.({ params, search, language }) ?? []);
          return shown.page;
        },
        Component: LoadedScreen,
        ErrorBoundary: FailedScreen,
        HydrateFallback: Nothing,
      })),
      { path: '*', Component: OtherAddress },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <PortalContext value={{ language, openHelp, openConsent, setLanguage, signOut }}>
        <RouterProvider router={router} />
      </PortalContext>
    </QueryClientProvider>,
  );
  await page.findByTestId('shown');
  return { user: userEvent.setup(), requests, openHelp, openConsent, setLanguage, signOut };
}

function LoadedScreen() {
  const Page = useLoaderData() as ComponentType;
  return (
    <div data-testid="shown">
      <Page />
      <Told />
    </div>
  );
}

/** Stands for the host's error card. */
function FailedScreen() {
  return <p data-testid="shown">Die Seite ist nicht da.</p>;
}

function OtherAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="shown">{`Adresse: ${pathname}${search}`}</p>
      <Told />
    </>
  );
}

/** Stands for the alert that the host shows. */
function Told() {
  const { state } = useLocation();
  return state?.told && <p>{state.told}</p>;
}

const Nothing = () => null;
