import type { RemoteModule } from '@manzil/shared/runtime';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreshRegistry, RegistryRemote, RemoteBuild } from '../boot/boot-document';
import { preparePortal, renderInPortal } from '../layout/testing/render-in-portal';
import { type Container, ScriptExecutionError } from './load-container';
import { openRegistry } from './registry';
import { Slot } from './slot';

// The build writes these in.
jest.mock('./singleton-versions', () => ({ singletonVersions: {} }));

/** What each entry script defines; asked for anew on every attempt. */
const mockEntries = new Map<string, () => Promise<Container>>();
jest.mock('./load-container', () => ({
  ...jest.requireActual('./load-container'),
  loadContainer: (entry: string) => mockEntries.get(entry)?.(),
}));

const aBuild = (name: string, build: string): RemoteBuild => ({
  version: '1.0.0',
  build,
  container: name,
  entry: `/remotes/${name}/1.0.0-${build}/remoteEntry.js`,
  expose: [],
  texts: { de: [], en: [] },
  files: {},
});

/** A remote that fills the help. Names differ, as what has been loaded of a remote is kept. */
const aRemote = (name: string, build = 'a'): RegistryRemote => ({
  name,
  areas: [`/${name}`],
  current: aBuild(name, build),
  routes: [],
  nav: [],
  slots: [{ slot: 'help', part: 'help', files: [] }],
});

const greeting = { default: { greeting: 'Wie helfen wir dir?' } };
const offers = (parts: NonNullable<RemoteModule['parts']>) => async (): Promise<Container> => ({
  init: () => undefined,
  get: async () => () => ({
    default: {
      texts: { de: async () => greeting, en: async () => greeting },
      screens: {},
      parts,
    } satisfies RemoteModule,
  }),
});
const says = (words: string) => offers({ help: async () => ({ default: () => <p>{words}</p> }) });
const withHelp = (Help: ComponentType) => offers({ help: async () => ({ default: Help }) });

const lost = async (): Promise<Container> => {
  throw new ScriptExecutionError('threw');
};
const silent = () => new Promise<Container>(() => undefined);

function openPortal(remotes: RegistryRemote[]) {
  preparePortal();
  openRegistry({ remotes });
}
const showSlot = () =>
  renderInPortal(<Slot name="help" pending={<p>Kommt</p>} fallback={<p>Kontakte</p>} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a slot of the shell', () => {
  it("shows the remote's part with the remote's texts", async () => {
    mockEntries.set('/remotes/answers/1.0.0-a/remoteEntry.js', withHelp(Greeting));
    openPortal([aRemote('answers')]);
    showSlot();
    expect(screen.getByText('Kommt')).toBeVisible();
    await pass(0);
    expect(screen.getByText('Wie helfen wir dir?')).toBeVisible();
    expect(screen.queryByText('Kommt')).not.toBeInTheDocument();
  });

  it('shows a part at once that has been shown before', async () => {
    mockEntries.set('/remotes/again/1.0.0-a/remoteEntry.js', says('Da'));
    openPortal([aRemote('again')]);
    showSlot();
    await pass(0);
    cleanup();
    showSlot();
    expect(screen.getByText('Da')).toBeVisible();
  });

  it('is filled by the remote that the operator lists first', async () => {
    mockEntries.set('/remotes/first/1.0.0-a/remoteEntry.js', says('Erste'));
    mockEntries.set('/remotes/second/1.0.0-a/remoteEntry.js', says('Zweite'));
    openPortal([aRemote('first'), aRemote('second')]);
    showSlot();
    await pass(0);
    expect(screen.getByText('Erste')).toBeVisible();
  });

  it('is left to the shell, without a wait, where no remote fills it', () => {
    openPortal([]);
    showSlot();
    expect(screen.getByText('Kontakte')).toBeVisible();
  });

  it('waits 8 s for a remote that does not answer', async () => {
    mockEntries.set('/remotes/silent/1.0.0-a/remoteEntry.js', silent);
    openPortal([aRemote('silent')]);
    showSlot();
    await pass(7_999);
    expect(screen.getByText('Kommt')).toBeVisible();
    await pass(1);
    expect(screen.getByText('Kontakte')).toBeVisible();
  });

  it('is left to the shell while a remote cannot be had, and tries again when it is shown again', async () => {
    const entry = '/remotes/broken/1.0.0-a/remoteEntry.js';
    mockEntries.set(entry, lost);
    openPortal([aRemote('broken')]);
    showSlot();
    await pass(0);
    expect(screen.getByText('Kontakte')).toBeVisible();

    cleanup();
    mockEntries.set(entry, says('Wieder da'));
    showSlot();
    await pass(0);
    expect(screen.getByText('Wieder da')).toBeVisible();
  });

  it('takes the build that was published meanwhile where the one of the page is gone', async () => {
    mockEntries.set('/remotes/renewed/1.0.0-a/remoteEntry.js', lost);
    mockEntries.set('/remotes/renewed/1.0.0-b/remoteEntry.js', says('Neu'));
    openPortal([aRemote('renewed')]);
    const fresh: FreshRegistry = {
      remotes: [{ ...aRemote('renewed', 'b'), previous: null, search: [] }],
    };
    globalThis.fetch = jest.fn(async () => Response.json(fresh));
    showSlot();
    await pass(0);
    expect(screen.getByText('Neu')).toBeVisible();
  });

  it.each([
    ['lacks the part it declares', 'lacking', offers({})],
    ['throws while it shows the part', 'throwing', withHelp(Broken)],
  ])('is left to the shell where a remote %s', async (_what, name, entry) => {
    // React tells of what a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockEntries.set(`/remotes/${name}/1.0.0-a/remoteEntry.js`, entry);
    openPortal([aRemote(name)]);
    showSlot();
    await pass(0);
    expect(screen.getByText('Kontakte')).toBeVisible();
  });
});

declare global {
  interface TextsByNamespace {
    answers: { greeting: string };
  }
}

function Greeting() {
  const { t } = useTranslation('answers');
  return <p>{t('greeting')}</p>;
}

function Broken(): never {
  throw new Error('The part broke');
}
