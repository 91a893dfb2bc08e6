import type { Language } from '@manzil/shared/contract/values';
import type { RemoteModule } from '@manzil/shared/runtime';
import { loadPatiently, patiently } from '@manzil/shared/runtime/patience';
import type { ComponentType } from 'react';
import { addTexts, currentLanguage, hasTexts } from '../i18n';
import { loadRemote, RemoteUnavailableError } from './load-remote';

/** A screen or a part, as a remote offers it. */
type Import = () => Promise<{ default: ComponentType }>;

async function loadTexts(
  name: string,
  module: RemoteModule,
  language = currentLanguage(),
): Promise<void> {
  if (hasTexts(language, name)) return;
  addTexts(language, name, (await module.texts(language)).default);
}

/** The remotes whose texts are on show and must follow a change of language. */
const inUse = new Map<string, RemoteModule>();

/** Loads the texts of every remote in use in this language. */
export const loadTextsInUse = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map(([name, module]) => loadTexts(name, module, language)));

async function load(
  name: string,
  choose: (remote: RemoteModule) => Import | undefined,
): Promise<ComponentType> {
  const remote = await loadRemote(name);
  const wanted = choose(remote);
  if (!wanted) throw new RemoteUnavailableError(name);
  inUse.set(name, remote);
  const [code] = await loadPatiently(() => Promise.all([wanted(), loadTexts(name, remote)]));
  return code.default;
}

/**
 * A screen or a part of a remote together with the remote's texts. The reader is told after 8 s that they do not
 * come, however many attempts are under way; what arrives later serves the next try.
 * @param choose picks it among what the remote offers
 * @throws RemoteUnavailableError
 */
export const loadCode = (
  name: string,
  choose: (remote: RemoteModule) => Import | undefined,
): Promise<ComponentType> =>
  patiently(load(name, choose)).catch((error: unknown) => {
    throw error instanceof RemoteUnavailableError ? error : new RemoteUnavailableError(name, error);
  });
