import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

export type Texts = { de: string; en: string };
export type Owner = { investorId: string; shareBps: number };

type Journal = DemoRows['journals'][number];
type Posting = { account: string; amount: number; category: LedgerCategory };
type Entry = { on: string; kind: Journal['kind']; source: Journal['source']; text: Texts };

export type DemoLedger = {
  /** Books amounts of a unit, each split among its owners by share. */
  bookUnit: (unitId: string, owners: Owner[], entry: Entry, amounts: Amounts) => void;
  /** Pays an investor so much, from the accounts of the units in proportion to what they hold. */
  payOut: (investorId: string, amount: number, entry: Omit<Entry, 'kind' | 'source'>) => void;
  /** What the accounts of an investor hold that are not overdrawn. */
  heldFor: (investorId: string) => number;
};

type Amounts = Partial<Record<LedgerCategory, number>>;

const COMPANY = stableId('account:company');

/** Writes double entry: what an owner's account gains, the company's loses, per category. */
export function demoLedger(rows: DemoRows): DemoLedger {
  const accounts = new Map<string, Map<string, number>>();
  rows.accounts.push({
    id: COMPANY, owner_scope: 'company', investor_id: null, unit_id: null, currency: 'AED',
  });

  const accountOf = (investorId: string, unitId: string): string => {
    const id = stableId(`account:${investorId}:${unitId}`);
    const own = accounts.get(investorId) ?? new Map<string, number>();
    accounts.set(investorId, own);
    if (!own.has(id)) {
      own.set(id, 0);
      rows.accounts.push({
        id, owner_scope: 'investor', investor_id: investorId, unit_id: unitId, currency: 'AED',
      });
    }
    return id;
  };

  const post = (entry: Entry, postings: (Posting & { investorId: string })[]) => {
    const journal_id = stableId(`journal:${rows.journals.length}`);
    const { on, kind, source, text } = entry;
    rows.journals.push({
      id: journal_id, booked_on: on, value_date: on, kind, source, text_de: text.de, text_en: text.en,
    });
    for (const { investorId, account, amount } of postings) {
      const own = accounts.get(investorId);
      own?.set(account, (own.get(account) ?? 0) + amount);
    }
    [...postings, ...counterPostings(postings)].forEach(({ account, amount, category }, index) => {
      rows.lines.push({
        journal_id, line_no: index + 1, account_id: account, value_date: on, amount_minor: amount,
        currency: 'AED', category,
      });
    });
  };

  const heldBy = (investorId: string) =>
    [...(accounts.get(investorId) ?? [])].filter(([, balance]) => balance > 0);

  return {
    bookUnit(unitId, owners, entry, amounts) {
      const shares = owners.map(({ shareBps }) => shareBps);
      const postings = Object.entries(amounts).flatMap(([category, amount]) =>
        splitAmount(amount, shares).flatMap((part, index) => {
          const investorId = owners[index]?.investorId;
          if (!investorId || part === 0) return [];
          const account = accountOf(investorId, unitId);
          return [{ investorId, account, amount: part, category: category as LedgerCategory }];
        }),
      );
      post(entry, postings);
    },
    payOut(investorId, amount, entry) {
      const held = heldBy(investorId);
      const parts = splitAmount(-amount, held.map(([, balance]) => balance));
      const postings = held.flatMap(([account], index) => {
        const part = parts[index] ?? 0;
        return part === 0 ? [] : [{ investorId, account, amount: part, category: 'payout' as const }];
      });
      post({ ...entry, kind: 'payout', source: 'bank' }, postings);
    },
    heldFor: (investorId) => heldBy(investorId).reduce((sum, [, balance]) => sum + balance, 0),
  };
}

function counterPostings(postings: Posting[]): Posting[] {
  const sums = new Map<LedgerCategory, number>();
  for (const { category, amount } of postings) {
    sums.set(category, (sums.get(category) ?? 0) + amount);
  }
  return [...sums].map(([category, amount]) => ({ account: COMPANY, amount: -amount, category }));
}
