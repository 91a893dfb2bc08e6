import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { orReload } from '../federation/chunk-reload';
import { loadCode } from '../federation/load-code';
import { loadRemote } from '../federation/load-remote';
import { currentLanguage } from '../i18n';

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
  const data = loadRemote(name).then(({ screens }) =>
    Promise.all(
      screens[screenName]?.data?.({
        params,
        search: new URL(request.url).searchParams,
        language: currentLanguage(),
      }) ?? [],
    ),
  );
  const [page] = await Promise.all([
    loadCode(name, ({ screens }) => screens[screenName]?.page),
    data,
  ]).catch((error: unknown) => orReload(name, request, error));
  return page;
}
