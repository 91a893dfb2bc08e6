import type { Language } from '@manzil/shared/contract/values';

export type Block =
  | { kind: 'text'; text: string }
  /** To be typed or copied elsewhere. */
  | { kind: 'code'; code: string }
  /** In somebody else's words, which are told apart from ours. */
  | { kind: 'quote'; lines: string[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  /** `url`: http or https. */
  | { kind: 'link'; label: string; url: string }
  /** What to do where the recipient did not expect the mail. */
  | { kind: 'notice'; title: string; text: string };

/** A mail in words; HTML and plain text are written from the same blocks, so neither lacks anything. */
export type MailContent = {
  /** Subject and heading: without names and codes, as it shows on locked screens. */
  subject: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  greeting: string;
  blocks: Block[];
  /** Why the recipient gets this. */
  reason: string;
  /** Where an answer goes, when not to the sender of all mails. */
  reply_to?: string;
};

export type MailContext = {
  /** Origin of the portal. */
  portal: string;
  /** When the mail's code or link ends. */
  expiresAt: Date | null;
};

type Compose<Values> = (values: Values, context: MailContext) => MailContent;

/**
 * A kind of mail, in a file `x.mail.ts` of its noun, by which the worker finds it. The values wait in the database as
 * JSON: instants are ISO 8601 in UTC, days and months `YYYY-MM-DD` and `YYYY-MM`.
 */
export type MailTemplate<Values> = Record<Language, Compose<Values>> & {
  /** As it waits under in the database, so that it never changes. */
  name: string;
};

/** What is kept of one is known by its template alone. */
export type AnyMailTemplate = MailTemplate<never>;
