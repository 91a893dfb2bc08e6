import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { orReload } from '../federation/chunk-reload';
import { hintNavigation } from '../federation/hints';
import { openScreen } from '../federation/load-code';
import { currentLanguage } from '../i18n';

/** First the code, then texts and data at once. @throws RemoteUnavailableError, or whatever the data threw */
export async function loadScreen(
  name: string,
  screenName: string,
  { params, request }: LoaderFunctionArgs,
): Promise<ComponentType> {
  const { pathname, search, searchParams } = new URL(request.url);
  hintNavigation(pathname, search);
  const { screen, texts } = openScreen(name, screenName);
  const data = screen.then((opened) =>
    Promise.all(
      opened.data?.({
        params,
        search: searchParams,
        language: currentLanguage(),
      }) ?? [],
    ),
  );
  const [{ page }] = await Promise.all([screen, texts, data]).catch((error: unknown) =>
    orReload(name, request, error),
  );
  return page;
}
