import type { Language } from '@manzil/shared/contract/values';
import type { RemoteModule, Screen, TextsIn } from '@manzil/shared/runtime';
import { loadWithRetries, withTimeout } from '@manzil/shared/runtime/retry';
import type { ComponentType } from 'react';
import { addTexts, currentLanguage, hasTexts } from '../i18n';
import { loadRemote, RemoteUnavailableError } from './load-remote';

/** On show now or before: they follow a change of language. */
const inUse = new Map<string, TextsIn>();

async function loadTexts(
  namespace: string,
  texts: TextsIn | undefined,
  language = currentLanguage(),
): Promise<void> {
  if (!texts) return;
  inUse.set(namespace, texts);
  if (hasTexts(language, namespace)) return;
  addTexts(language, namespace, (await texts[language]()).default);
}

export const loadTextsInUse = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map(([namespace, texts]) => loadTexts(namespace, texts, language)));

/** The user is told after 8 s, however many attempts are under way; what arrives later serves the next try. */
function orUnavailable<Code>(name: string, code: Promise<Code>): Promise<Code> {
  return withTimeout(code).catch((error: unknown) => {
    throw error instanceof RemoteUnavailableError ? error : new RemoteUnavailableError(name, error);
  });
}

function offered<Import>(remote: string, found: Import | undefined): Import {
  if (!found) throw new RemoteUnavailableError(remote);
  return found;
}

/** @throws RemoteUnavailableError */
export function loadPart(name: string, part: string): Promise<ComponentType> {
  const load = async (): Promise<ComponentType> => {
    const { parts, texts } = await loadRemote(name);
    const wanted = offered(name, parts?.[part]);
    const [code] = await loadWithRetries(() => Promise.all([wanted(), loadTexts(name, texts)]));
    return code.default;
  };
  return orUnavailable(name, load());
}

/** `texts` resolves when the page has all of them. Both throw a RemoteUnavailableError. */
export function openScreen(
  name: string,
  screenName: string,
): { screen: Promise<Screen>; texts: Promise<unknown> } {
  const remote = loadRemote(name);
  const load = async ({ screens }: RemoteModule): Promise<Screen> =>
    (await loadWithRetries(offered(name, screens[screenName]))).default;
  const screen = orUnavailable(name, remote.then(load));

  const shared = remote.then(({ texts }) => loadWithRetries(() => loadTexts(name, texts)));
  const own = screen.then(({ texts }) =>
    loadWithRetries(() => loadTexts(`${name}/${screenName}`, texts)),
  );
  return { screen, texts: orUnavailable(name, Promise.all([shared, own])) };
}
