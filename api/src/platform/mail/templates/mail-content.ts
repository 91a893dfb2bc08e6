import type { Language } from '@manzil/shared/contract/values';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; lines: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'notice'; title: string; text: string };

/** A mail in words; HTML and plain text are written from the same blocks, so neither lacks anything. */
export type MailContent = {
  /** Subject and heading: without names and codes, as it shows on locked screens. */
  subject: string;
  preview: string;
  greeting: string;
  blocks: Block[];
  reason: string;
  reply_to?: string;
};

export type MailContext = {
  portal: string;
  expiresAt: Date | null;
};

type Compose<Values> = (values: Values, context: MailContext) => MailContent;

/** In a file `x.mail.ts` of its noun. Values wait as JSON: instants in UTC, days `YYYY-MM-DD`, months `YYYY-MM`. */
export type MailTemplate<Values> = Record<Language, Compose<Values>> & {
  /** As it waits under in the database, so that it never changes. */
  name: string;
};

export type AnyMailTemplate = MailTemplate<never>;
