import type { Database } from '../src/db/connect';

export type Statement = { text: string; values: unknown[] };

/** What the app asks of the database while `work` runs, in order. */
export async function statementsOf(
  db: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const spy = jest.spyOn(db.$client, 'query');
  try {
    await work();
    return (spy.mock.calls as unknown[][]).map(([query, values]) => {
      const text = typeof query === 'string' ? query : (query as { text: string }).text;
      return { text, values: (values as unknown[] | undefined) ?? [] };
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
