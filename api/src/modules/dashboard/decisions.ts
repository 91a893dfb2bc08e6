import { hash } from 'node:crypto';
import { DECISION_MEMBERS, type Decision } from '@manzil/shared/contract/dashboard/decision';
import { shareOf } from '@manzil/shared/domain/money';
import type { DecisionMark } from '../decisions/decision-marks.repository';
import { aed } from '../units/unit-summary';
import type { DecisionItem } from './decision-item';
import { type DecisionSources, itemsOf } from './decision-items';
import { unitRef } from './unit-ref';

const WHOLE_BPS = 10_000;

type Gathering = { decision: Decision; keys: string[] };

export type Decisions = { open: Gathering[]; setAside: Gathering[] };

/** Those of the same kind and day are one, of units' documents those of a type, and so are those that were put off to the same day. */
export function decisionsOf(
  sources: DecisionSources,
  marks: readonly DecisionMark[],
  today: string,
): Decisions {
  const setAside = new Map(
    marks
      .filter(({ later_until }) => later_until === null || later_until > today)
      .map(({ item, later_until }) => [item, later_until]),
  );
  const gathered = gather(itemsOf(sources, today), setAside);
  const inOrder = gathered
    .map(([items, later]) => ({
      decision: toDecision(items, later ?? null),
      keys: keysOf(items),
      later,
    }))
    .sort(byDay(today));
  return {
    open: inOrder.filter(({ later }) => later === undefined),
    setAside: inOrder.filter(({ later }) => later !== undefined),
  };
}

type Later = string | null | undefined;

function gather(items: DecisionItem[], setAside: Map<string, string | null>) {
  const groups = new Map<string, [DecisionItem[], Later]>();
  for (const item of items) {
    const later = setAside.get(item.key);
    const { kind, due_on, holds_until, document_type, unit } = item;
    const name = [kind, due_on, holds_until, document_type, unit ? '' : item.key, later].join();
    const [group] = groups.get(name) ?? [];
    if (group) group.push(item);
    else groups.set(name, [[item], later]);
  }
  return [...groups.values()];
}

const keysOf = (items: DecisionItem[]) => items.map(({ key }) => key).sort();

const byDay =
  (today: string) =>
  (a: Gathering, b: Gathering): number =>
    Number(isMissed(a)) - Number(isMissed(b)) ||
    (a.decision.due_on ?? today).localeCompare(b.decision.due_on ?? today) ||
    (a.keys[0] ?? '').localeCompare(b.keys[0] ?? '');

const isMissed = ({ decision }: Gathering) => decision.kind === 'rent_notice_missed';

function toDecision(items: DecisionItem[], later_until: string | null): Decision {
  const [first] = items;
  if (!first) throw new Error('A decision gathers nothing.');
  const { kind, document_type, document_id, due_on } = first;
  const buildings = new Set(items.flatMap(({ unit }) => unit?.property_name ?? []));
  return {
    id: `${kind}-${hash('sha256', keysOf(items).join()).slice(0, 16)}`,
    kind,
    number: items.length,
    building: buildings.size === 1 ? (first.unit?.property_name ?? null) : null,
    buildings: buildings.size,
    unit: items.length === 1 ? first.unit && unitRef(first.unit) : null,
    members: items.length === 1 ? [] : items.slice(0, DECISION_MEMBERS).flatMap(toMember),
    contract_id: items.length === 1 ? first.contract_id : null,
    document_type,
    document_id: items.length === 1 ? document_id : null,
    seq: sameOf(items, 'seq'),
    count: sameOf(items, 'count'),
    ...sumOf(items),
    due_on,
    holds_until: sameOf(items, 'holds_until'),
    next_on: sameOf(items, 'next_on'),
    later_until,
  };
}

const toMember = (item: DecisionItem): Decision['members'] => {
  const { unit, seq, contract_id, document_id } = item;
  return unit ? [{ ...unitRef(unit), seq, contract_id, document_id, ...sumOf([item]) }] : [];
};

function sumOf(items: DecisionItem[]): Pick<Decision, 'amount' | 'part'> {
  const sums = items.flatMap(({ amount_fils, share_bps }) =>
    amount_fils === null || share_bps === null
      ? []
      : [{ whole: amount_fils, part: shareOf(amount_fils, share_bps), share_bps }],
  );
  if (sums.length === 0) return { amount: null, part: null };
  const total = (which: 'whole' | 'part') => sums.reduce((sum, { [which]: each }) => sum + each, 0);
  const isShared = sums.some(({ share_bps }) => share_bps < WHOLE_BPS);
  return { amount: aed(total('whole')), part: isShared ? aed(total('part')) : null };
}

function sameOf<Key extends 'seq' | 'count' | 'holds_until' | 'next_on'>(
  items: DecisionItem[],
  key: Key,
): DecisionItem[Key] | null {
  const [first] = items;
  return first && items.every((item) => item[key] === first[key]) ? first[key] : null;
}
