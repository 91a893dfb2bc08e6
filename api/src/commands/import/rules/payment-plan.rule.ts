import { aedText } from '../aed-text';
import { findInstalments, findPlansOfUnits, findPlanTotals } from '../current-rows.repository';
import { groupedBy } from '../grouped';
import type { Line } from '../line';
import { contentOf, linesOf } from '../portfolio';
import { instalmentsSheet, paymentPlansSheet } from '../sheets/payment-plans.sheet';
import { unitOf } from './ownership.rule';
import { defineRule, type RuleContext, wrongLines } from './rule';
import { refuseTaken } from './taken';

type InstalmentLine = Line<typeof instalmentsSheet.columns>;

export const paymentPlanRule = defineRule(paymentPlansSheet, async ({ db, lines, refuse }) => {
  refuseTaken(
    { lines, refuse },
    {
      rows: await findPlansOfUnits(db, new Set(lines.map(unitOf))),
      column: 'unit',
      keyOf: unitOf,
      keyOfRow: ({ unit_id }) => unit_id,
    },
  );
});

const planOf = ({ references }: Pick<Line, 'references'>) => references.payment_plan ?? '';

/** The instalments of a plan add up to its total, or none of them counts, nor the plan. */
export const instalmentRule = defineRule(instalmentsSheet, async (context) => {
  const { db, portfolio, lines, refuse } = context;
  const plans = new Map(linesOf(portfolio, paymentPlansSheet).map((line) => [line.rowId, line]));
  const byPlan = groupedBy(lines, planOf);
  const touched = new Set([...plans.keys(), ...byPlan.keys()]);
  const stored = await findInstalments(db, touched);
  refuseTaken(
    { lines, refuse },
    {
      rows: stored,
      column: 'seq',
      keyOf: (line) => `${planOf(line)} ${line.values.seq}`,
      keyOfRow: ({ plan_id, seq }) => `${plan_id} ${seq}`,
    },
  );
  const spoilt = new Set(wrongLines(portfolio, instalmentsSheet).map(planOf));
  const totals = await planTotals(context, touched);
  const storedByPlan = groupedBy(stored, ({ plan_id }) => plan_id);
  for (const plan of touched) {
    const own = byPlan.get(plan) ?? [];
    const planLine = plans.get(plan);
    const sum = sumAfter(storedByPlan.get(plan) ?? [], own);
    const total = totals.get(plan);
    if (spoilt.has(plan) || contentOf(portfolio, instalmentsSheet).broken) {
      for (const line of [...own, planLine]) if (line) line.wrong = true;
    } else if (sum !== total) {
      const reason = `the instalments add up to ${aedText(sum)}, the plan is ${aedText(total ?? 0)}`;
      for (const line of own) refuse(line, 'amount_aed', reason);
      if (planLine) refuse(planLine, 'total_aed', reason, paymentPlansSheet);
    }
  }
});

async function planTotals({ db, portfolio }: RuleContext, ids: Iterable<string>) {
  const stored = await findPlanTotals(db, ids);
  return new Map<string, number>([
    ...stored.map(({ id, total_fils }) => [id, total_fils] as const),
    ...linesOf(portfolio, paymentPlansSheet).map(
      ({ rowId, values }) => [rowId, values.total_aed] as const,
    ),
  ]);
}

function sumAfter(stored: { id: string; amount_fils: number }[], lines: InstalmentLine[]): number {
  const changed = new Set(lines.map(({ rowId }) => rowId));
  return [
    ...stored.filter(({ id }) => !changed.has(id)).map(({ amount_fils }) => amount_fils),
    ...lines.map(({ values }) => values.amount_aed),
  ].reduce((sum, amount) => sum + amount, 0);
}
