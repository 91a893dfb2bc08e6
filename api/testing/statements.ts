import { Client } from 'pg';
import type { Database } from '../src/platform/postgres/connect';
import { GIVEN } from './test-database';

export type Statement = { text: string; values: unknown[] };

/** What is asked of the database while `work` runs, by all connections, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const calls = spy.mock.calls as unknown[][];
    // The worker makes the database of its next file meanwhile.
    const own = calls.filter((_, at) => spy.mock.contexts[at]?.database?.startsWith(GIVEN));
    return own.map(([query, values]) => {
      if (typeof query === 'string') return { text: query, values: (values as unknown[]) ?? [] };
      const { text, values: named } = query as { text: string; values?: unknown[] };
      return { text, values: named ?? (values as unknown[] | undefined) ?? [] };
    });
  } finally {
    spy.mockRestore();
  }
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

/** Tables a statement would read from start to end. */
export async function scannedTables(
  db: Database,
  { text, values }: Statement,
  settings: { enable_seqscan: 'on' | 'off' },
): Promise<string[]> {
  const client = await db.$client.connect();
  try {
    await client.query(`set enable_seqscan = ${settings.enable_seqscan}`);
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return fullScans(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
}

function fullScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(fullScans)];
}
