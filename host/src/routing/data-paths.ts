import type { Language } from '@manzil/shared/contract/values';

type Params = Readonly<Record<string, string | undefined>>;

/** `:name` is replaced by the path's parameter, `{language}` by the user's language. */
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
