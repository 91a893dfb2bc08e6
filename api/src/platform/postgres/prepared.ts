import { createHash } from 'node:crypto';
import type { QueryConfig, Submittable } from 'pg';
import { TimedClient } from './timed-client';

/** A text this often seen is a fixed statement of ours, and worth a plan that is kept. */
const REPEATED = 3;
/** Plans a connection keeps at most; texts that are put together from input would otherwise fill its memory. */
const MOST = 256;

const seen = new Map<string, number>();
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < REPEATED) {
    if (seen.size >= MOST * 4) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0;

export function named(statement: QueryConfig, values: unknown): QueryConfig {
  if (statement.name || !hasValues(values ?? statement.values)) return statement;
  const name = nameOf(statement.text);
  return name ? { ...statement, name } : statement;
}

/** A client that prepares the statements that come again: planning ours takes longer than running them. */
export class PreparingClient extends TimedClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares this method nine times over
  override query(...args: any[]): any {
    const [config, ...rest] = args as [string | QueryConfig | Submittable, ...unknown[]];
    const bare = typeof config === 'object' && !('submit' in config);
    const statement = bare ? named(config, rest[0]) : config;
    return (super.query as (...all: unknown[]) => unknown)(statement, ...rest);
  }
}
