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

/** One language of one template. */
export type Compose<Values> = (values: Values, context: MailContext) => MailContent;

export type MailTemplate<Values> = Record<Language, Compose<Values>>;
