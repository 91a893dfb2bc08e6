import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { NotificationTopic } from '@manzil/shared/contract/settings/settings';
import { composeIBAN } from 'ibantools';
import { PASSWORD } from '../fixtures';
import { aPdf } from '../pdfs';
import { uploadUrl } from '../uploads';
import type { Answer, Ask, Conversation } from './conversation';

/** One thing after the other that a client does. */
export type Line = {
  name: string;
  /** Does the next thing. Answers whether it was done. */
  next: () => Promise<boolean>;
};

/** A line of writes, which keeps in mind what was acknowledged. */
export type WriteLine = Line & {
  /** A write takes a processor for tenths of a second. */
  heavy: boolean;
  /** Writes that were answered with 2xx. */
  acknowledged: number;
  /** Looks whether what was acknowledged is there; with the API well. */
  check: () => Promise<void>;
  /** What was acknowledged and is not there. */
  lost: string[];
};

type SignedIn = { email: string; cookie: string };

const jsonOf = ({ content }: Answer) => JSON.parse(content.toString());

/** Reads the same again and again. */
export const reading = ({ ask }: Conversation, path: string, rest: Partial<Ask> = {}): Line => ({
  name: `GET ${path}`,
  next: async () => (await ask({ method: 'GET', path, ...rest }))?.status === 200,
});

type Register<Value> = {
  name: string;
  heavy?: boolean;
  path: string;
  cookie: string;
  /** Of the answer to a read. */
  read: (body: ReturnType<typeof jsonOf>) => Value;
  /** The n-th write, on what holds. */
  write: (n: number, holds: Value) => { request: Ask; value: Value };
};

/** Something that is written anew each time: it holds what was acknowledged last, or what was sent since. */
function register<Value>(
  { ask }: Conversation,
  { name, heavy = false, path, cookie, read, write }: Register<Value>,
): WriteLine {
  let holds: Value | null = null;
  /** Sent without an acknowledgement: may hold, now or a little later. */
  let open: Value[] = [];
  let sent = 0;
  const line = { name, heavy, acknowledged: 0, lost: [] as string[], next, check };

  async function settle(): Promise<boolean> {
    const answer = await ask({ method: 'GET', path, cookie });
    if (answer?.status !== 200) return false;
    const found = read(jsonOf(answer));
    const expected = [...(holds === null ? [] : [holds]), ...open];
    if (holds !== null && !expected.some((value) => isDeepStrictEqual(value, found))) {
      line.lost.push(`${name}: ${JSON.stringify({ found, expected })}`);
    }
    holds = found;
    return true;
  }
  async function next(): Promise<boolean> {
    const isKnown = holds !== null && open.length === 0;
    if (!isKnown && !(await settle())) return false;
    if (holds === null) return false;
    sent += 1;
    const { request, value } = write(sent, holds);
    // One that was sent before may have come after we looked.
    const allowed = open.length > 0 ? { allowed: [409] } : {};
    open.push(value);
    const answer = await ask({ ...request, cookie, ...allowed });
    if (!answer || answer.status >= 300) return false;
    holds = value;
    open = [];
    line.acknowledged += 1;
    return true;
  }
  async function check(): Promise<void> {
    if (!(await settle())) line.lost.push(`${name} cannot be read`);
    open = [];
  }
  return line;
}

const settings = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'settings',
    path: '/settings',
    cookie,
    read: (body: { version: number; notifications: object }) => body,
    write: (n, { version }) => {
      const entries = NotificationTopic.options.map((topic, bit) => [
        topic,
        { email: ((n >> bit) & 1) === 1 },
      ]);
      const body = {
        locale: n % 2 ? 'de' : 'en',
        display_currency: 'aed',
        area_unit: 'sqm',
        timezone: 'Europe/Berlin',
        notifications: Object.fromEntries(entries),
      };
      return {
        request: { method: 'PUT', path: '/settings', json: { ...body, version } },
        value: { ...body, version: version + 1 },
      };
    },
  });

const address = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'address',
    path: '/profile',
    cookie,
    read: ({ address: found }) =>
      ({ street: found?.street ?? null, version: found?.version ?? 0 }) as {
        street: string | null;
        version: number;
      },
    write: (n, { version }) => {
      const street = `Weg ${n}`;
      const json = { street, postal_code: '10115', city: 'Berlin', country: 'DE', version };
      return {
        request: { method: 'PUT', path: '/profile/address', json },
        value: { street, version: version + 1 },
      };
    },
  });

const personalData = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'personal data',
    path: '/profile',
    cookie,
    read: ({ phone, version }: { phone: string | null; version: number }) => ({
      phone,
      version,
    }),
    write: (n, { version }) => {
      const phone = `+49151${String(10_000_000 + n)}`;
      return {
        request: { method: 'PATCH', path: '/profile', json: { phone, version } },
        value: { phone, version: version + 1 },
      };
    },
  });

const consent = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'consent',
    path: '/consents',
    cookie,
    read: ({ items }: { items: { purpose: string; granted: boolean; version: string }[] }) => {
      const found = items.find(({ purpose }) => purpose === 'marketing');
      return { granted: found?.granted ?? false, version: found?.version ?? '' };
    },
    write: (n) => {
      const json = { granted: n % 2 === 1, version: `v${n}` };
      return { request: { method: 'PUT', path: '/consents/marketing', json }, value: json };
    },
  });

/** Asks for the password, and sends a mail. */
const bankAccount = (conversation: Conversation, { cookie }: SignedIn) =>
  register(conversation, {
    name: 'bank account',
    heavy: true,
    path: '/bank-accounts',
    cookie,
    read: ({ items: [account] }: { items: { iban_last4: string; version: number }[] }) => ({
      iban_last4: account?.iban_last4 ?? '',
      version: account?.version ?? 0,
    }),
    write: (n, { version }) => {
      const bban = `37040044${String(n).padStart(10, '0')}`;
      const iban = composeIBAN({ countryCode: 'DE', bban }) ?? '';
      const rest = { holder_name: 'Test Investor', currency: 'EUR', password: PASSWORD };
      return {
        request: { method: 'PUT', path: '/bank-accounts/payout', json: { iban, ...rest, version } },
        value: { iban_last4: iban.slice(-4), version: version + 1 },
      };
    },
  });

/** A document that was not acknowledged is sent again, as the same upload. */
function documents({ ask }: Conversation, { cookie }: SignedIn): WriteLine {
  const stored: { id: string; sha256: string }[] = [];
  let looked = 0;
  let sent = 0;
  let upload: { path: string; bytes: Buffer } | null = null;
  const line = {
    name: 'documents',
    heavy: true,
    acknowledged: 0,
    lost: [] as string[],
    next,
    check,
  };

  async function next(): Promise<boolean> {
    sent += 1;
    upload ??= {
      path: uploadUrl({ name: `${sent}.pdf` }, randomUUID()),
      bytes: aPdf({ objects: [`(${sent} ${'x'.repeat((sent % 7) * 50_000)})`] }),
    };
    const answer = await ask({ method: 'PUT', ...upload, cookie });
    if (!answer || answer.status >= 300) return false;
    const { document_id, file } = jsonOf(answer);
    stored.push({ id: document_id, sha256: file.sha256 });
    upload = null;
    line.acknowledged += 1;
    return true;
  }
  /** Each is read once; that all are whole is for the operators' `verify` to say. */
  async function check(): Promise<void> {
    for (const { id, sha256 } of stored.slice(looked)) {
      const answer = await ask({ method: 'GET', path: `/documents/${id}/download`, cookie });
      const found = answer && createHash('sha256').update(answer.content).digest('hex');
      if (found !== sha256) line.lost.push(`document ${id}`);
    }
    looked = stored.length;
  }
  return line;
}

/** Signs in and out, as one browser. */
function sessions({ ask }: Conversation, { email }: SignedIn): WriteLine {
  let device = '';
  let open: string | null = null;
  /** A sign-out was sent and not acknowledged. */
  let leaving = false;
  const ended: string[] = [];
  const line = {
    name: 'sessions',
    heavy: true,
    acknowledged: 0,
    lost: [] as string[],
    next,
    check,
  };

  const isValid = async (cookie: string): Promise<boolean | null> => {
    const answer = await ask({ method: 'GET', path: '/auth/session', cookie });
    return answer?.status === 200 ? jsonOf(answer).valid : null;
  };
  async function next(): Promise<boolean> {
    return open === null ? signIn() : signOut(open);
  }
  async function signIn(): Promise<boolean> {
    const json = { email, password: PASSWORD };
    const answer = await ask({ method: 'POST', path: '/auth/login', json, cookie: device });
    if (!answer || answer.status >= 300) return false;
    device = `device=${answer.cookies.device}`;
    open = `session=${answer.cookies.session}`;
    line.acknowledged += 1;
    return true;
  }
  async function signOut(cookie: string): Promise<boolean> {
    const valid = await isValid(cookie);
    if (valid === null) return false;
    if (!valid && !leaving) line.lost.push('a session that was opened');
    leaving = true;
    const answer = await ask({ method: 'POST', path: '/auth/logout', cookie });
    if (!answer || answer.status >= 300) return false;
    ended.push(cookie);
    open = null;
    leaving = false;
    line.acknowledged += 1;
    return true;
  }
  async function check(): Promise<void> {
    if (open && !leaving && !(await isValid(open))) line.lost.push('a session that was opened');
    const last = ended.at(-1);
    if (last && (await isValid(last)) !== false) line.lost.push('the end of a session');
  }
  return line;
}

/** Writes of several investors at once, each line one after the other. @param investors three, signed in */
export function writeLines(conversation: Conversation, investors: SignedIn[]): WriteLine[] {
  const [first, second, third] = investors;
  if (!first || !second || !third) throw new Error('The lines are of three investors.');
  return [
    ...[settings, address, consent].map((line) => line(conversation, first)),
    ...[settings, personalData, documents].map((line) => line(conversation, second)),
    ...[bankAccount, sessions].map((line) => line(conversation, third)),
  ];
}
