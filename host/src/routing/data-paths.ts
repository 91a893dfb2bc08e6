import type { Language } from '@manzil/shared/contract/values';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The API paths a route declares, for one visit: `:name` is replaced by the path's parameter, `{language}` by
 * the user's language. Used by the edge for the document and by the host for links.
 */
export const dataPaths = (
  declared: readonly string[],
  params: Params,
  language: Language,
): string[] =>
  declared.map((path) =>
    path
      .replace(/:([a-z]\w*)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      .replace('{language}', language),
  );
