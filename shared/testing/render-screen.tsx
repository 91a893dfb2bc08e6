import type { Investor } from '@manzil/shared/contract/session/session';
import type { Language } from '@manzil/shared/contract/values';
import {
  PortalContext,
  queryClient,
  type Screen,
  setInvestor,
  setPortalConfig,
  type Texts,
  type TextsIn,
} from '@manzil/shared/runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen as page, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { testedRemote } from './tested-remote';

// Machines that run many suites at once answer late.
configure({ asyncUtilTimeout: 4_000 });

const API = 'https://api.test';

const anna: Investor = {
  investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  email: 'anna.becker@example.com',
  first_name: 'Anna',
  last_name: 'Becker',
  avatar: null,
  onboarding_step: 4,
  profile_status: 'active',
};

/** What the API answers with instead of a body: a status, and the code of the problem. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code = 'test.refused',
  ) {}
}

/**
 * Answers by method and path: `'GET /units?page=1'`. A function is asked on every request, with the body that
 * was sent. Bodies must fit the contract, or the screen sees a broken answer.
 */
export type Answers = Record<string, unknown>;

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
};

/** Shows a part of a remote as a slot of the shell would. The address is `/`. */
export async function renderPart({ part, ...setup }: PartSetup): Promise<ShownScreen> {
  const page = typeof part === 'string' ? await testedRemote().part(part) : part;
  return show({ page }, '', { ...setup, paths: ['/'], at: '/' });
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

function freezeDate(now: string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}

function answering(answers: Answers, requests: string[]): typeof fetch {
  return async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${String(input).slice(API.length)}`;
    requests.push(request);
    const answer = answers[request];
    const sent = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined;
    const body =
      typeof answer === 'function' ? await (answer as (sent: unknown) => unknown)(sent) : answer;
    if (body instanceof Response) return body;
    if (body instanceof Refusal) return problem(body.status, body.code);
    if (body === undefined) return problem(404, `test.no_answer_for ${request}`);
    return Response.json(body);
  };
}

const problem = (status: number, code: string): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, instance: 'test', code, message: code },
    { status },
  );

async function startTexts(
  texts: Readonly<Record<string, TextsIn | undefined>>,
  language: Language,
): Promise<void> {
  const resources: Record<string, Texts> = {};
  for (const [namespace, load] of Object.entries(texts)) {
    if (load) resources[namespace] = (await load[language]()).default;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
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
