import type { Language } from '@manzil/shared/contract/values';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { payoutAccountAt } from '../bank-accounts/payout-account.repository';

export type Addressee = {
  first_name: string;
  /** The company's, of investors that are one. */
  name: string;
  investor_no: string;
  email: string;
  language: Language;
  wants_mail: boolean;
  /** Of the account to which payouts go. */
  iban: { country: string; last4: string } | null;
};

/** @param at when it is published */
export async function findAddressee(db: Db, investorId: string, at: Date): Promise<Addressee> {
  const [addressee] = await jsonRows<Addressee>(
    db,
    sql`
      select i.first_name, coalesce(i.company_name, i.first_name || ' ' || i.last_name) as name,
        i.investor_no, i.email,
        i.locale as language,
        not exists (
          select from investor_settings where investor_id = i.id and 'statements' = any(email_muted)
        ) as wants_mail,
        (select json_build_object('country', iban_country, 'last4', iban_last4) from bank_accounts
          where id = ${payoutAccountAt(sql`i.id`, sql`${at}::timestamptz`)}) as iban
      from investors i where i.id = ${investorId}`,
  );
  if (!addressee) throw new Error('There is no investor with this id.');
  return addressee;
}
