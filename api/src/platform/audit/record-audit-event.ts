import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/connect';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Actor = { type: 'investor' | 'operator' | 'system'; id: string | null };

export type Act = {
  actor: Actor;
  /** Dotted: `bank_account.changed`. */
  action: string;
  entity_type: string;
  entity_id: string | null;
  /** Whom it concerns, who may read it. Default: the investor who acts. */
  investor_id?: string;
  /** Small, without secrets; of a person a country, or the kind of browser of a sign-in, at most. */
  detail?: Record<string, Json>;
};

/** Adds the act to the audit log, in the caller's transaction: the two happen together or not at all. */
export async function recordAuditEvent(
  tx: Db,
  { actor, action, entity_type, entity_id, investor_id, detail = {} }: Act,
): Promise<void> {
  const concerns = investor_id ?? (actor.type === 'investor' ? actor.id : null);
  // Not drizzle's insert, which names every column: number and time are not the caller's to give.
  await tx.execute(sql`
    insert into audit_log (actor_type, actor_id, action, entity_type, entity_id, investor_id, detail)
    values (${actor.type}, ${actor.id}, ${action}, ${entity_type}, ${entity_id}, ${concerns},
      ${JSON.stringify(detail)}::jsonb)`);
}
