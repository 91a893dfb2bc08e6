import type { Language } from '@manzil/shared/contract/values';
import type { RemoteModule } from '@manzil/shared/runtime';
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

/**
 * Everything a screen needs, asked for at once: code, texts, data.
 * @returns the page's component
 * @throws RemoteUnavailableError, or whatever the data threw
 */
export async function loadScreen(
  name: string,
  screenName: string,
  { params, request }: LoaderFunctionArgs,
): Promise<ComponentType> {
  const remote = await loadRemote(name);
  const screen = remote.screens[screenName];
  if (!screen) throw new RemoteUnavailableError(name);
  inUse.set(name, remote);
  const code = (async () => {
    try {
      const [page] = await retryNetwork(() =>
        patiently(Promise.all([screen.page(), loadTexts(name, remote)])),
      );
      return page.default;
    } catch (error) {
      if (isLostChunk(error)) await reloadOnce(name);
      throw new RemoteUnavailableError(name, error);
    }
  })();
  const data = screen.data?.({
    params,
    search: new URL(request.url).searchParams,
    language: currentLanguage(),
  });
  const [page] = await Promise.all([code, ...(data ?? [])]);
  return page;
}
