import type { Language } from '@manzil/shared/contract/values';
import type { RemoteModule, Screen } from '@manzil/shared/runtime';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { reloadOnce } from '../federation/chunk-reload';
import { loadRemote, RemoteUnavailableError } from '../federation/load-remote';
import { patiently } from '../federation/patiently';
import { retryNetwork } from '../federation/retry-network';
import { addTexts, currentLanguage, hasTexts } from '../i18n';

async function loadTexts(
  name: string,
  module: RemoteModule,
  language = currentLanguage(),
): Promise<void> {
  if (hasTexts(language, name)) return;
  addTexts(language, name, (await module.texts(language)).default);
}

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** The remotes whose texts are on show and must follow a change of language. */
const inUse = new Map<string, RemoteModule>();

/** Loads the texts of every remote in use in this language. */
export const loadTextsInUse = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map(([name, module]) => loadTexts(name, module, language)));

async function loadCode(
  name: string,
  remote: RemoteModule,
  screen: Screen,
): Promise<ComponentType> {
  const [page] = await retryNetwork(() =>
    patiently(Promise.all([screen.page(), loadTexts(name, remote)])),
  );
  return page.default;
}

/**
 * Everything a screen needs, asked for at once: code, texts, data. The reader is told after 8 s that the code does
 * not come, however many attempts are under way; what arrives later serves the next try.
 * @returns the page's component
 * @throws RemoteUnavailableError, or whatever the data threw
 */
export async function loadScreen(
  name: string,
  screenName: string,
  { params, request }: LoaderFunctionArgs,
): Promise<ComponentType> {
  const found = loadRemote(name).then((remote) => {
    const screen = remote.screens[screenName];
    if (!screen) throw new RemoteUnavailableError(name);
    inUse.set(name, remote);
    return { remote, screen };
  });
  const code = found.then(({ remote, screen }) => loadCode(name, remote, screen));
  const data = found.then(({ screen }) =>
    Promise.all(
      screen.data?.({
        params,
        search: new URL(request.url).searchParams,
        language: currentLanguage(),
      }) ?? [],
    ),
  );
  const told = patiently(code).catch((error: unknown) => {
    throw error instanceof RemoteUnavailableError ? error : new RemoteUnavailableError(name, error);
  });
  try {
    const [page] = await Promise.all([told, data]);
    return page;
  } catch (error) {
    if (error instanceof RemoteUnavailableError && isLostChunk(error.cause)) {
      await reloadOnce(name, request.signal);
    }
    throw error;
  }
}
