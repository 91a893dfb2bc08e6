import type {
  Consent,
  ConsentInput,
  ConsentPurpose,
} from '@manzil/shared/contract/consents/consents';

type Kept = Map<string, Consent>;

/** The API as far as consent is concerned: what it has kept for accounts and for browsers of visitors. */
export class ConsentApi {
  reachable = true;
  /** Whose account the cookie of the browser belongs to. */
  account: string | null = null;
  readonly calls: string[] = [];
  private readonly kept = new Map<string, Kept>();
  private minute = 0;

  /** What is kept under this name, as it was decided last. */
  granted(subject: string): Partial<Record<ConsentPurpose, boolean>> {
    const decisions = [...(this.kept.get(subject)?.values() ?? [])];
    return Object.fromEntries(decisions.map(({ purpose, granted }) => [purpose, granted]));
  }

  keep(subject: string, purpose: ConsentPurpose, input: ConsentInput): Consent {
    this.minute += 1;
    const at = new Date(Date.UTC(2026, 10, 21, 10, this.minute)).toISOString();
    const consent: Consent = { purpose, ...input, at };
    const decisions: Kept = this.kept.get(subject) ?? new Map();
    this.kept.set(subject, decisions.set(purpose, consent));
    return consent;
  }

  private held: { came: () => void; answered: Promise<void> } | null = null;

  /** The next request is kept until `answer` is called; `came` resolves when it is there. */
  holdNext(): { came: Promise<void>; answer: () => void } {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const came = new Promise<void>((resolve) => {
      this.held = { came: resolve, answered };
    });
    return { came, answer };
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace('http://api.test', '');
    this.calls.push(`${init.method ?? 'GET'} ${path}`);
    const { account, held } = this;
    this.held = null;
    held?.came();
    await held?.answered;
    if (!this.reachable) throw new TypeError('Failed to fetch');
    const [, , anonymous, id] = path.split('/');
    const subject = anonymous === 'anonymous' ? (id as string) : account;
    if (!subject) return Response.json({ title: 'Unauthorized', status: 401 }, { status: 401 });
    if (init.method !== 'PUT') {
      return Response.json({ items: [...(this.kept.get(subject)?.values() ?? [])] });
    }
    const purpose = path.split('/').at(-1) as ConsentPurpose;
    return Response.json(this.keep(subject, purpose, JSON.parse(String(init.body))));
  };
}
