import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { orReload } from '../federation/chunk-reload';
import { openScreen } from '../federation/load-code';
import { currentLanguage } from '../i18n';

/**
 * Everything a screen needs: its module, then at once page, texts and data.
 * @returns the page's component
 * @throws RemoteUnavailableError, or whatever the data threw
 */
export async function loadScreen(
  name: string,
  screenName: string,
  { params, request }: LoaderFunctionArgs,
): Promise<ComponentType> {
  const { screen, page } = openScreen(name, screenName);
  const data = screen.then((opened) =>
    Promise.all(
      opened.data?.({
        params,
        search: new URL(request.url).searchParams,
        language: currentLanguage(),
      }) ?? [],
    ),
  );
  const [component] = await Promise.all([page, data]).catch((error: unknown) =>
    orReload(name, request, error),
  );
  return component;
}
