import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { PayoutAccounts } from '../bank/payout-accounts';

export type AccountValues = {
  holder_name: string;
  iban: string;
  bic: string;
  currency: string;
  password: string;
  code: string;
};

type Owner = Pick<Profile, 'first_name' | 'last_name' | 'company_name'>;
type Stored = PayoutAccounts['present'];

export const plain = (iban: string): string => iban.replace(/[\s-]/g, '');

export const firstValues = (owner: Owner, present: Stored): AccountValues => ({
  holder_name: owner.company_name ?? `${owner.first_name} ${owner.last_name}`,
  iban: '',
  bic: '',
  currency: present?.currency ?? '',
  password: '',
  code: '',
});

/** Of an IBAN the API tells the ends alone: what was typed is the stored one where these are the same. */
export function valuesOf(stored: Stored, typedIban: string): Partial<AccountValues> {
  if (!stored) return { holder_name: '', iban: '', currency: '' };
  const typed = plain(typedIban);
  const same = typed.startsWith(stored.iban_country) && typed.endsWith(stored.iban_last4);
  const { holder_name, currency } = stored;
  return { holder_name, currency, iban: same ? typedIban : '' };
}
