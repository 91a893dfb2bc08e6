import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/connect';
import { PASSWORD } from '../fixtures';
import { aPdf } from '../pdfs';
import { aJpeg } from '../pictures';

/** What a write has to name of the account it is for. */
export type Account = {
  email: string;
  /** Onboarding has no step 0 to name. */
  step: number;
  profile_version: number;
  address_version: number;
  bank_version: number;
  settings_version: number;
  person_version: number;
  residence_version: number;
};

/** What strangers may have got hold of. */
export type Secrets = {
  /** The newest reset code of somebody, mailed to them. */
  code: string;
  /** A link with which an invited person sets the first password. */
  linkToken: string;
};

export type Body = (account: Account, secrets: Secrets) => object | Buffer | Promise<Buffer>;

/** Of the units here, which are let for 120,000 AED. */
const dirhams = (amount: number) => ({ amount, currency: 'AED' });
const PRICE = { annual_rent: dirhams(12_000_000), fee: dirhams(600_000), vat: dirhams(30_000) };

export const NEW_PASSWORD = 'vier nasse Kraniche am Fluss';

const NOTIFICATIONS = Object.fromEntries(
  [
    'construction',
    'payments',
    'handover',
    'rent',
    'maintenance',
    'documents',
    'statements',
    'news',
  ].map((topic) => [topic, { email: true }]),
);

/** Such that the owner's write is carried out: a refusal has no other reason than who asks. */
export const BODIES = {
  credentials: ({ email }) => ({ email, password: PASSWORD }),
  email: ({ email }) => ({ email }),
  code: (_, { code }) => ({ code }),
  codeAndPassword: (_, { code }) => ({ code, password: NEW_PASSWORD }),
  link: (_, { linkToken }) => ({ token: linkToken }),
  linkAndPassword: (_, { linkToken }) => ({ token: linkToken, password: NEW_PASSWORD }),
  consent: () => ({ granted: true, version: '2026-11' }),
  cancellation: ({ email }) => ({
    notice: 'extraordinary',
    reason: 'Seit Mai keine Abrechnung.',
    name: 'Gesine Lindner',
    email,
    contract: 'Marina Walk Tower 2304',
    ends_on: '2031-01-31',
  }),
  contactMessage: ({ email }) => ({
    name: 'Gesine Lindner',
    email,
    phone: null,
    message: 'Wohnung in Dubai Marina.',
    language: 'de',
  }),
  withdrawal: ({ email }) => ({
    name: 'Gesine Lindner',
    email,
    contract: 'Marina Walk Tower 2304',
  }),
  newPassword: () => ({ current_password: PASSWORD, new_password: NEW_PASSWORD }),
  password: () => ({ password: PASSWORD }),
  step: ({ step }) => ({ step }),
  person: ({ person_version }) => ({
    salutation: 'ms',
    investor_type: 'person',
    date_of_birth: '1984-03-09',
    nationality: 'DE',
    phone: '+4915155512304',
    locale: 'de',
    terms: '2026-11',
    privacy: '2026-11',
    version: person_version,
  }),
  personDraft: ({ person_version }) => ({ typed: { phone: '+49 15' }, version: person_version }),
  residence: ({ residence_version }) => ({
    street: 'Gärtnerstraße',
    postal_code: '20253',
    city: 'Hamburg',
    country: 'DE',
    tax: [{ country: 'DE', tax_id: '86095742719' }],
    pep: false,
    version: residence_version,
  }),
  residenceDraft: ({ residence_version }) => ({
    typed: { street: 'Gärt' },
    version: residence_version,
  }),
  profile: ({ profile_version }) => ({ salutation: 'ms', version: profile_version }),
  address: ({ address_version }) => ({
    street: 'Gärtnerstraße',
    postal_code: '20253',
    city: 'Hamburg',
    country: 'DE',
    version: address_version,
  }),
  taxResidencies: ({ profile_version }) => ({
    items: [{ country: 'AT', tax_id: null }],
    version: profile_version,
  }),
  bankAccount: ({ bank_version }) => ({
    iban: 'DE89370400440532013000',
    holder_name: 'Anna Becker',
    currency: 'EUR',
    password: PASSWORD,
    version: bank_version,
  }),
  bankWithdrawal: ({ bank_version }) => ({ version: bank_version }),
  settings: ({ settings_version }) => ({
    locale: 'de',
    display_currency: 'aed_eur',
    area_unit: 'sqm',
    timezone: 'Europe/Berlin',
    notifications: NOTIFICATIONS,
    version: settings_version,
  }),
  packageOrder: () => ({
    terms: { package_code: 'basic', starts_on: null, fee_bps: 500, vat_bps: 500, price: PRICE },
    version: 0,
  }),
  pdf: () => aPdf(),
  picture: () => aJpeg(),
} satisfies Record<string, Body>;

export async function accountOf(db: Db, investorId: string): Promise<Account> {
  const { rows } = await db.execute<Account>(sql`
    select i.email, greatest(i.onboarding_step, 1) as step, i.version as profile_version,
      coalesce((select version from addresses where investor_id = i.id and valid_to is null), 0) as address_version,
      coalesce((select version from bank_accounts where investor_id = i.id and status <> 'replaced'), 0) as bank_version,
      coalesce((select version from investor_settings where investor_id = i.id), 0) as settings_version,
      coalesce((select version from onboarding_drafts where investor_id = i.id and step = 'person'), 0) as person_version,
      coalesce((select version from onboarding_drafts where investor_id = i.id and step = 'residence'), 0)
        as residence_version
    from investors i where i.id = ${investorId}`);
  const [account] = rows;
  if (!account) throw new Error('There is no such investor.');
  return account;
}
