import type { Language } from '@manzil/shared/contract/values';

export type Text = Record<Language, string>;

type Definition = Text & {
  /** Stable, dotted, known to clients: `auth.credentials_wrong`. */
  code: string;
  status: number;
};

type Details = {
  /** Replacements for `{name}` in the texts. */
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
  fields?: Record<string, Text>;
  /** Name of the limit that was reached: counted, not sent. */
  limit?: string;
  /** Proof of work after which it is no refusal any more. */
  challenge?: string;
  cause?: unknown;
};

export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly definition: Definition,
    readonly details: Details,
  ) {
    super(definition.code, { cause: details.cause });
  }

  get statusCode(): number {
    return this.definition.status;
  }

  text(language: Language): string {
    const values = this.details.values ?? {};
    return this.definition[language].replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    );
  }
}

/** What a route says that it answers: the error as it is thrown, with examples for what differs each time. */
export type Answerable = () => AppError;

/** `export const unitNotFound = defineError({ code, status, de, en })`, then `throw unitNotFound()`. */
export function defineError(definition: Definition): (details?: Details) => AppError {
  return (details = {}) => new AppError(definition, details);
}

/** For every row that is missing or belongs to somebody else: the two must not be told apart. */
export const notFound = defineError({
  code: 'not_found',
  status: 404,
  de: 'Das gibt es nicht, oder es gehört nicht zu deinem Konto.',
  en: 'This does not exist, or it is not part of your account.',
});

export const versionConflict = defineError({
  code: 'changed_meanwhile',
  status: 409,
  de: 'Das wurde inzwischen an anderer Stelle geändert. Lade die Seite neu und ändere es dann noch einmal.',
  en: 'This was changed elsewhere in the meantime. Reload the page and then change it again.',
});
