import type { ListedAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { listSessions } from '../../identity/sessions.repository';
import { listBankAccounts } from '../../modules/bank-accounts/listed-accounts.repository';
import { askedOf } from '../../modules/onboarding/onboarding.repository';
import { profileOf } from '../../modules/profile/profile.repository';
import { listTaxCountries } from '../../modules/tax-residencies/tax-countries.repository';
import { dubaiToday } from '../../platform/dubai-day';
import type { CommandContext } from '../command-context';
import { CommandError } from '../command-error';
import { openService } from '../open-database';
import { type UnitWithPackage, unitsOf } from '../package/owned-units.repository';
import { quoted } from '../quoted';
import { findByEmailOrNumber } from './investors.repository';

export async function showInvestor(
  context: CommandContext,
  who: string,
  { json }: { json?: true },
): Promise<void> {
  const db = await openService(context);
  const today = dubaiToday(context);
  const account = await findByEmailOrNumber(db, who);
  if (!account) throw new CommandError(`There is no investor ${quoted(who)}.`);
  const { id, status: account_status, onboarding_step, locale } = account;
  const profile = await profileOf(db, id, today);
  const { investor_type, company_name, company_registration, pep } = await askedOf(db, id);
  const tax_countries = await listTaxCountries(db, id);
  const accounts = await listBankAccounts(db, id);
  const payouts_to = accounts.find(({ in_use }) => in_use) ?? null;
  const units = await unitsOf(db, id, today);
  const sessions = (await listSessions(db, id)).length;
  const { out } = context.terminal;
  if (json) {
    const told = units.map(({ owners: _, ...unit }) => unit);
    const asked = { investor_type, company_name, company_registration, pep, tax_countries };
    const stands = { account_status, onboarding_step, locale, sessions };
    const all = { ...profile, ...asked, ...stands, payouts_to, units: told };
    return out(JSON.stringify(all, null, 2));
  }
  const lines: [string, string][] = [
    ['number', profile.investor_no],
    ['name', `${profile.first_name} ${profile.last_name}`],
    ['company', joined(company_name, company_registration)],
    ['born', profile.date_of_birth ?? ''],
    ['nationality', profile.nationality ?? ''],
    ['PEP', pep === null ? 'not asked yet' : pep ? 'yes' : 'no'],
    ['taxed in', joined(...tax_countries)],
    ['e-mail', profile.email],
    ['telephone', profile.phone_display ?? ''],
    ['language', locale],
    ['account', `${account_status}, ${onboarding_step} of 4 steps done, ${sessions} signed in`],
    ['profile', [profile.status, ...profile.reasons].join(', ')],
    ['address', addressLine(profile.address)],
    ['payouts to', accountLine(payouts_to)],
    ...accounts
      .filter(({ in_use, status }) => !in_use && status !== 'replaced')
      .map((one): [string, string] => ['entered', accountLine(one)]),
    ...profile.documents.map((one): [string, string] => ['document', documentLine(one)]),
    ...units.map((one): [string, string] => ['unit', unitLine(one)]),
  ];
  for (const [label, value] of lines) if (value) out(`${label.padEnd(12)}${value}`);
}

const joined = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(', ');

function addressLine(address: Profile['address']): string {
  if (!address) return '';
  const { street, house_no, line2, postal_code, city, state, country } = address;
  const [first, second] = [
    [street, house_no],
    [postal_code, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return joined(first ?? null, line2, second ?? null, state, country);
}

function accountLine(account: ListedAccount | null): string {
  if (!account) return '';
  const { iban_country, iban_last4, currency, holder_name, status, usable_from } = account;
  return joined(
    `${iban_country} … ${iban_last4}`,
    currency,
    holder_name,
    status,
    `usable from ${usable_from}`,
  );
}

const documentLine = (document: Profile['documents'][number]): string =>
  joined(
    document.document_type,
    document.unit_label,
    document.status,
    document.decline_code,
    document.valid_until && `valid until ${document.valid_until}`,
    document.document_id,
  );

const unitLine = ({ unit, unit_id, present, scheduled }: UnitWithPackage): string =>
  joined(
    unit,
    present ? present.package_code : 'no package',
    scheduled && `${scheduled.package_code} from ${scheduled.starts_on ?? 'the handover'}`,
    unit_id,
  );
