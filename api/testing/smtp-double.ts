import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { assertNoLeak } from './canaries/leaks';
import { receivedLeaks } from './canaries/mail-leaks';
import { sent } from './canaries/sent';

export type ReceivedMail = { to: string; messageId: string; raw: string };

export type SmtpDouble = {
  url: string;
  port: number;
  /** What it accepted, in order. */
  received: ReceivedMail[];
  close: () => Promise<void>;
};

type Answers = {
  /** Called for every recipient; an answer other than undefined refuses it: `[451, 'try again']`. */
  onRecipient?: (address: string) => [number, string] | undefined;
  /** Called with every whole mail before it is accepted; one that never resolves hangs. */
  onMail?: (mail: ReceivedMail) => Promise<void>;
  /** Without it no login is asked for. */
  login?: { user: string; pass: string };
  host?: string;
  port?: number;
};

/** A mail server in this process, without encryption. */
export async function startSmtpDouble(answers: Answers = {}): Promise<SmtpDouble> {
  const received: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: answers.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      const right = username === answers.login?.user && password === answers.login?.pass;
      answer(right ? null : new Error('Wrong.'), { user: username });
    },
    closeTimeout: 1,
    onRcptTo({ address }, _session, answer) {
      const refusal = answers.onRecipient?.(address);
      if (!refusal) return answer();
      const [responseCode, text] = refusal;
      return answer(Object.assign(new Error(text), { responseCode }));
    },
    async onData(stream, session, answer) {
      // A client that ends in the middle of a mail has not sent it.
      const content = await buffer(stream).catch(() => null);
      if (!content) return;
      const raw = content.toString();
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const mail = { to, messageId: /^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? '', raw };
      await answers.onMail?.(mail);
      received.push(mail);
      answer();
    },
  };
  const server = new SMTPServer(options);
  // A client that breaks off is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(answers.port ?? 0, answers.host ?? '127.0.0.1', resolve);
  });
  const bound = server.server.address();
  const port = bound && typeof bound === 'object' ? bound.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      assertNoLeak(received.flatMap(({ raw }) => receivedLeaks(sent, raw)));
    },
  };
}
