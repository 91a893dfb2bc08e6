import type { Profile } from '@manzil/shared/contract/profile/profile';
import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { InvestorId } from '../../identity/signed-in';
import { fileName } from '../../platform/files/file-name';
import { notFound } from '../../platform/http/errors';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { type Standing, standingColumns, statusOf } from './standing.repository';

type ProfileRow = Omit<Profile, 'documents' | 'status' | 'reasons' | 'phone_display'> & Standing;

/** `+49 30 901820`, as the country groups its numbers. @param number E.164 */
const grouped = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** @throws notFound where the account has gone meanwhile */
export async function profileOf(db: Db, investorId: InvestorId, today: string): Promise<Profile> {
  const [row] = await jsonRows<ProfileRow>(
    db,
    sql`
      select i.id as investor_id, i.investor_no, i.email, i.salutation, i.first_name, i.last_name,
        i.company_name, i.company_registration, i.date_of_birth, i.nationality, i.pep,
        i.phone_e164 as phone, i.avatar_path as avatar, i.version,
        (i.created_at at time zone 'Asia/Dubai')::date as member_since,
        (select to_json(a) from (
          select street, house_no, line2, postal_code, city, state, country, valid_from,
            version
          from addresses where investor_id = i.id and valid_to is null
        ) a) as address,
        (select to_json(b) from (
          select holder_name, iban_country, iban_last4, bic, bank_name, currency, status,
            ${utcInstant(sql`usable_from`)} as usable_from, version
          from bank_accounts where investor_id = i.id and status <> 'replaced'
        ) b) as bank_account,
        (select ${utcInstant(sql`requested_at`)} from erasure_requests
          where investor_id = i.id and closed_at is null) as erasure_requested_at,
        ${standingColumns(today)}
      from investors i where i.id = ${investorId}`,
  );
  if (!row) throw notFound();
  return toProfile(row, today);
}

function toProfile({ country, documents, ...row }: ProfileRow, today: string): Profile {
  return {
    ...row,
    phone_display: row.phone && grouped(row.phone),
    documents: documents.map(({ unit, file, ...document }) => ({
      ...document,
      file: file && { name: fileName(file.name, file.media_type) },
      unit_label: unit && `${unit.property_name} ${unit.unit_no}`,
    })),
    ...statusOf({ country, documents }, today),
  };
}
