import type { BankAccount, PayoutAccountInput } from '@manzil/shared/contract/bank-account';
import type { Db } from '../../db/connect';
import type { Text } from '../../errors';
import { invalid } from '../../plugins/request-errors';
import type { FieldCipher } from '../../secrets/field-cipher';
import { recordAct } from '../audit/record-act';
import type { AccountOwner } from '../auth/investors.repository';
import { queueMail } from '../mail/queue-mail';
import { replaceAccount } from './bank-accounts.repository';
import { isPlainlyHolder } from './holder-name';
import { BIC_WRONG, ibanProblem, isBic, plainBic, plainIban } from './iban';

type Change = Omit<PayoutAccountInput, 'password'>;

/** IBAN and BIC as they are stored. @throws invalid */
export function checkedAccount<Input extends Pick<Change, 'iban' | 'bic'>>(input: Input): Input {
  const iban = plainIban(input.iban);
  const bic = input.bic && plainBic(input.bic);
  const problem = ibanProblem(iban);
  const fields: Record<string, Text> = {
    ...(problem && { iban: problem }),
    ...(bic && !isBic(bic) && { bic: BIC_WRONG }),
  };
  if (Object.keys(fields).length > 0) throw invalid({ fields });
  return { ...input, iban, bic };
}

/**
 * Where payouts go from in 48 hours on; the owner is told at once, so that a stranger's change is seen in time.
 * @param change checked, and the password was asked for
 * @throws changedMeanwhile
 */
export async function changePayoutAccount(
  tx: Db,
  fields: FieldCipher,
  investorId: string,
  owner: AccountOwner,
  { version, ...change }: Change,
): Promise<BankAccount> {
  const status = isPlainlyHolder(change.holder_name, owner) ? 'verified' : 'pending_verification';
  const replacement = { ...change, status } as const;
  const { id, account } = await replaceAccount(tx, fields, investorId, replacement, version);
  await queueMail(tx, {
    to: owner.email,
    language: owner.locale,
    template: 'bank-account-changed',
    values: {
      first_name: owner.first_name,
      iban_last4: account.iban_last4,
      usable_from: account.usable_from,
    },
  });
  await recordAct(tx, {
    actor: { type: 'investor', id: investorId },
    action: 'bank_account.changed',
    entity_type: 'bank_account',
    entity_id: id,
    detail: { iban_country: account.iban_country, status },
  });
  return account;
}
