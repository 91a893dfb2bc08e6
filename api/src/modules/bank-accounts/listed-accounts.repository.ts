import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { payoutAccountAt } from './payout-account.repository';

const MOST = 50;

export const listBankAccounts = (db: Db, investorId: InvestorId): Promise<ListedAccount[]> =>
  jsonRows<ListedAccount>(
    db,
    sql`
      select holder_name, iban_country, iban_last4, bic, bank_name, currency, status, version,
        ${utcInstant(sql`usable_from`)} as usable_from, ${utcInstant(sql`created_at`)} as entered_at,
        ${utcInstant(sql`replaced_at`)} as replaced_at, withdrawn,
        id is not distinct from ${payoutAccountAt(investorId, sql`now()`)} as in_use,
        (select max(value_date) from payouts
          where bank_account_id = bank_accounts.id and status = 'paid') as last_paid_on
      from bank_accounts where investor_id = ${investorId}
      order by status = 'replaced', created_at desc, id
      limit ${MOST}`,
  );
