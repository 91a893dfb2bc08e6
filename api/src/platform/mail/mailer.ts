import type { SendMailOptions } from 'nodemailer';
import type { RenderedMail } from './templates/render-mail';

export type Sender = { name: string; address: string };

export type Message = RenderedMail & {
  id: string;
  to: string;
  template: string;
  created_at: Date;
  /** Where one press ends mails of its kind (RFC 8058). */
  unsubscribe?: string;
};

export type Mailer = {
  /** Resolves once the mail is in other hands. @throws MailFailure */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
};

/** Holds nothing of what a server answers: that often quotes the address. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';

  constructor(
    readonly code: string,
    /** The server's, three figures; null where it gave none. */
    readonly response: number | null,
    /** This mail will not be taken at any time. */
    readonly refused: boolean,
  ) {
    super(code);
  }
}

/** The Message-ID follows from the mail, so that whoever gets it twice can tell. */
export function mimeOf(message: Message, from: Sender): SendMailOptions {
  const { id, to, reply_to, subject, text, html, created_at, unsubscribe } = message;
  return {
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    date: created_at,
    from,
    // Not as text, which could be read as several addresses.
    to: { name: '', address: to },
    ...(reply_to && { replyTo: { name: '', address: reply_to } }),
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    headers: {
      // No answers of holiday notices (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
