import type { MailedTopic } from '@manzil/shared/contract/settings/settings';
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

/** With where such mails are turned off, of a template with a topic. */
export type FootedContent = MailContent & { ending?: { label: string; url: string } };

export type MailContext = {
  portal: string;
  expiresAt: Date | null;
};

type Compose<Values> = (values: Values, context: MailContext) => MailContent;

/** In a file `x.mail.ts` of its noun. Values wait as JSON: instants in UTC, days `YYYY-MM-DD`, months `YYYY-MM`. */
export type MailTemplate<Values> = Record<Language, Compose<Values>> & {
  /** As it waits under in the database, so that it never changes. */
  name: string;
  /** One that investors can turn off (RFC 8058), in the settings and from the mail itself. */
  topic?: MailedTopic;
};

/** Among the values of a template with a topic: whose mails end. Missing in mails of versions before. */
export type Subscribed = { investor_id?: string };

export type AnyMailTemplate = MailTemplate<never>;
