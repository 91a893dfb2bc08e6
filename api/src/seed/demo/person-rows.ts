import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Person = {
  salutation: 'ms' | 'mr';
  first_name: string;
  last_name: string;
  date_of_birth: string;
  nationality: string;
  phone_e164: string;
};
type Account = { country: string; last4: string; bank: string; currency: 'EUR' | 'AED' };
type Address = {
  street: string;
  house_no: string;
  postal_code: string;
  city: string;
  country: string;
};

const TEXTS_VERSION = '1';
/** The number of steps of onboarding. */
export const FINISHED = 4;

/** Days since whoever finished onboarding was here last. */
const AWAY = 30;

/** What writes an investor, where they live and where they are paid. */
export function personRows(rows: DemoRows, passwordHash: string, { inDays }: DemoCalendar) {
  const investor = (id: string, no: string, person: Person, step: number, since: string) => {
    const created_at = new Date(`${since}T08:00:00Z`);
    const { first_name, last_name } = person;
    rows.investors.push({
      id,
      investor_no: no,
      email: `${first_name}.${last_name.replace('ü', 'ue')}@example.com`.toLowerCase(),
      password_hash: passwordHash,
      ...person,
      investor_type: 'person',
      locale: 'de',
      onboarding_step: step,
      pep: step === FINISHED ? false : null,
      status: 'active',
      created_at,
    });
    if (step === FINISHED)
      rows.visits.push({ investor_id: id, began_at: new Date(`${inDays(-AWAY)}T08:00:00Z`) });
    for (const purpose of ['terms', 'privacy'] as const) {
      rows.consents.push({
        investor_id: id,
        purpose,
        version: TEXTS_VERSION,
        granted: true,
        at: created_at,
      });
    }
  };
  const home = (investorId: string, address: Address, since: string) => {
    rows.addresses.push({
      id: stableId(`address:${investorId}`),
      investor_id: investorId,
      ...address,
      valid_from: since,
    });
  };
  const account = (
    investorId: string,
    holder: string,
    { country, last4, bank, currency }: Account,
    since: string,
  ) => {
    const entered = new Date(`${since}T08:00:00Z`);
    rows.bankAccounts.push({
      id: stableId(`bank-account:${investorId}`),
      investor_id: investorId,
      holder_name: holder,
      iban_country: country,
      iban_last4: last4,
      bank_name: bank,
      currency,
      status: 'verified',
      usable_from: entered,
      created_at: entered,
    });
  };
  return { investor, home, account };
}
