import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { type Mailer, MailFailure, mimeOf, type Sender } from './mailer';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** A connection for each mail. `smtp://` must upgrade to TLS, except on this machine or with `?requireTLS=false`. */
export function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    url,
  });
  return {
    async send(message, signal) {
      try {
        await transport.sendMail({ ...mimeOf(message, from), signal });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

type SmtpError = { code?: string; command?: string; responseCode?: number };

/** A 5xx is final where it speaks of the mail or its recipient; of the login or the sender, the operator mends it. */
function failureOf(error: unknown): MailFailure {
  const { code = 'EUNKNOWN', command = '', responseCode = null } = error as SmtpError;
  const permanent = responseCode !== null && responseCode >= 500 && responseCode !== 503;
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return new MailFailure(code, responseCode, permanent && aboutTheMail);
}
