import { eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import type { Db } from '../../platform/postgres/connect';
import { NO_PASSWORD } from './no-password';

/** @param name kept until a day; null = nothing is */
export async function closeInvestor(
  tx: Db,
  { id, investor_no }: { id: string; investor_no: string },
  retained_until: string | null,
): Promise<void> {
  await tx
    .update(investors)
    .set({
      status: 'closed',
      retained_until,
      // Nobody's; the top-level domain is reserved (RFC 2606).
      email: `${investor_no.toLowerCase()}@erased.invalid`,
      password_hash: NO_PASSWORD,
      salutation: null,
      date_of_birth: null,
      nationality: null,
      phone_e164: null,
      investor_type: null,
      company_name: null,
      company_registration: null,
      pep: null,
      avatar_path: null,
      ...(retained_until === null && { first_name: '', last_name: '' }),
      version: sql`${investors.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(investors.id, id));
}
