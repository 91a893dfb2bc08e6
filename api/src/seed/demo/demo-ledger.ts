import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { orderedId, stableId } from './stable-id';

export type Texts = { de: string; en: string };
export type Owner = { investorId: string; shareBps: number };

type Journal = DemoRows['journals'][number];
type Entry = {
  on: string;
  kind: Journal['kind'];
  source: Journal['source'];
  text: Texts;
  /** The cheque whose rent it is. */
  cheque_id?: string;
};
type Posting = { account: string; amount: number; category: LedgerCategory };
/** How a payout that came back is taken back. */
type Back = Pick<Entry, 'on' | 'text'>;
type Amounts = Partial<Record<LedgerCategory, number>>;

export type Payment = {
  investor_id: string;
  journal_id: string;
  on: string;
  /** Fils. */
  amount: number;
  /** The day on which it came back. */
  returned_on: string | undefined;
};

export type DemoLedger = {
  /** Amounts of a unit, each split among its owners by share. */
  bookUnit: (unitId: string, owners: Owner[], entry: Entry, amounts: Amounts) => void;
  /** From the accounts of the units in proportion to what they hold then; null = all of it. */
  payOut: (investorId: string, amount: number | null, entry: Entry, back?: Back) => void;
  close: () => Payment[];
};

type Queued = {
  entry: Entry;
  payee?: string;
  returned_on?: string | undefined;
  reverses?: Queued;
  postings: () => Posting[];
  written?: { journal_id: string; own: Posting[] };
};

const COMPANY = stableId('account:company');

/** Double entry: what the owners' accounts gain, the company's loses, per category. */
export function demoLedger(rows: DemoRows): DemoLedger {
  const queue: Queued[] = [];
  const balances = new Map<string, Map<string, number>>();
  rows.accounts.push({
    id: COMPANY,
    owner_scope: 'company',
    investor_id: null,
    unit_id: null,
    currency: 'AED',
  });

  const accountsOf = (investorId: string) => {
    const own = balances.get(investorId) ?? new Map<string, number>();
    balances.set(investorId, own);
    return own;
  };

  const gain = (investorId: string, account: string, amount: number) => {
    const own = accountsOf(investorId);
    own.set(account, (own.get(account) ?? 0) + amount);
  };

  const accountOf = (investor_id: string, unit_id: string) => {
    const id = stableId(`account:${investor_id}:${unit_id}`);
    if (!accountsOf(investor_id).has(id)) {
      gain(investor_id, id, 0);
      rows.accounts.push({ id, owner_scope: 'investor', investor_id, unit_id, currency: 'AED' });
    }
    return id;
  };

  return {
    bookUnit: (unitId, owners, entry, amounts) => {
      queue.push({
        entry,
        postings: () =>
          splitByShare(owners, amounts).map(({ investorId, amount, category }) => {
            const account = accountOf(investorId, unitId);
            gain(investorId, account, amount);
            return { account, amount, category };
          }),
      });
    },
    payOut: (investorId, amount, entry, back) => {
      const moved = (posting: Posting) => {
        gain(investorId, posting.account, posting.amount);
        return posting;
      };
      const sent: Queued = {
        entry,
        payee: investorId,
        returned_on: back?.on,
        postings: () => payments([...accountsOf(investorId)], amount).map(moved),
      };
      queue.push(sent);
      if (!back) return;
      queue.push({
        entry: { ...entry, ...back },
        reverses: sent,
        postings: () =>
          (sent.written?.own ?? []).map((posting) =>
            moved({ ...posting, amount: -posting.amount }),
          ),
      });
    },
    close: () => {
      const paid: Payment[] = [];
      queue.sort((a, b) => a.entry.on.localeCompare(b.entry.on));
      for (const queued of queue.splice(0)) {
        const { entry, payee, returned_on, reverses } = queued;
        const own = queued.postings();
        const journal_id = write(rows, entry, own, reverses?.written?.journal_id);
        if (journal_id) queued.written = { journal_id, own };
        if (payee && journal_id) {
          const amount = own.reduce((sum, posting) => sum - posting.amount, 0);
          paid.push({ investor_id: payee, journal_id, on: entry.on, amount, returned_on });
        }
      }
      return paid;
    },
  };
}

function splitByShare(owners: Owner[], amounts: Amounts) {
  const shares = owners.map(({ shareBps }) => shareBps);
  return Object.entries(amounts).flatMap(([category, amount]) =>
    splitAmount(amount, shares).map((part, index) => ({
      investorId: owners[index]?.investorId ?? '',
      amount: part,
      category: category as LedgerCategory,
    })),
  );
}

/** @param amount null = all that there is, less what other units owe */
function payments(accounts: [string, number][], amount: number | null): Posting[] {
  const held = accounts.filter(([, balance]) => balance > 0);
  const total = accounts.reduce((sum, [, balance]) => sum + balance, 0);
  if (total <= 0) return [];
  const parts = splitAmount(
    -(amount ?? total),
    held.map(([, balance]) => balance),
  );
  return held.map(([account], index) => ({
    account,
    amount: parts[index] ?? 0,
    category: 'payout',
  }));
}

function write(
  rows: DemoRows,
  entry: Entry,
  own: Posting[],
  reverses_id: string | null = null,
): string | null {
  if (own.length === 0) return null;
  const { on, kind, source, text, cheque_id = null } = entry;
  const journal_id = orderedId('journal', rows.journals.length);
  rows.journals.push({
    id: journal_id,
    booked_on: on,
    value_date: on,
    kind,
    source,
    cheque_id,
    reverses_id,
    text_de: text.de,
    text_en: text.en,
  });
  [...own, ...counterPostings(own)].forEach(({ account, amount, category }, index) => {
    rows.lines.push({
      journal_id,
      line_no: index + 1,
      account_id: account,
      value_date: on,
      amount_minor: amount,
      currency: 'AED',
      category,
    });
  });
  return journal_id;
}

function counterPostings(postings: Posting[]): Posting[] {
  const sums = new Map<LedgerCategory, number>();
  for (const { category, amount } of postings) {
    sums.set(category, (sums.get(category) ?? 0) + amount);
  }
  return [...sums].map(([category, amount]) => ({ account: COMPANY, amount: -amount, category }));
}
