import {
  type BankAccountList,
  PayoutAccountInput,
} from '@manzil/shared/contract/bank-accounts/bank-accounts';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { maskedIban } from '@manzil/shared/format/masked-iban';
import { type ApiForm, useApiForm } from '@manzil/shared/forms';
import { openDraft } from '@manzil/shared/forms/draft';
import { useFactorField } from '@manzil/shared/forms/fields/factor-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { isApiError, useTexts } from '@manzil/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountsQuery, changeAccount, storedAccounts } from '../bank/bank.api';
import { type PayoutAccounts, payoutAccounts } from '../bank/payout-accounts';
import { profileQuery } from '../profile.api';
import { accountProblems } from './account-problems';
import { type AccountValues, firstValues, plain, valuesOf } from './account-values';
import type { IbanRule } from './iban-rule';

type AccountForm = {
  form: ApiForm<AccountValues>;
  asksBic: boolean;
  asksCode: boolean;
};

/** The form of the payout account. @param rule undefined while it is on its way, null where it does not come */
export function useAccountForm(
  owner: Profile,
  { present }: PayoutAccounts,
  rule: IbanRule | null | undefined,
): AccountForm {
  const { t, language } = useTexts('profile/edit-bank-details');
  const navigate = useNavigate();
  const factor = useFactorField();
  const version = present?.version ?? 0;
  /** As the API has said it last. */
  const known = useRef(present);
  /** Once it has come nothing is sent again, however long the page takes to go. */
  const answered = useRef<BankAccountList>(null);
  /** The IBAN that the API wants the BIC for, whatever the rule says here. */
  const [refusedIban, setRefusedIban] = useState<string | null>(null);
  const asksBic = (iban: string): boolean =>
    rule === null || plain(iban) === refusedIban || Boolean(rule?.needsBic(rule.plainIban(iban)));
  const save = useWrite({
    send: (input: PayoutAccountInput) => changeAccount(input, language),
    answers: accountsQuery.queryKey,
    refreshes: [profileQuery.queryKey],
  });

  const form: ApiForm<AccountValues> = useApiForm<
    AccountValues,
    PayoutAccountInput,
    BankAccountList
  >({
    values: firstValues(owner, present),
    schema: PayoutAccountInput,
    input: ({ bic, ...typed }, now) => ({
      ...factor.input(typed),
      holder_name: typed.holder_name.trim(),
      bic: (asksBic(typed.iban) && bic.trim()) || null,
      version: now,
    }),
    words: {
      iban: { missing: t('edit_bank.iban_missing') },
      currency: t('edit_bank.currency_choose'),
      password: { missing: t('edit_bank.password_missing') },
    },
    check: ({ code, ...typed }) => ({
      ...factor.check({ code }),
      ...(rule && accountProblems(typed, rule, language)),
    }),
    stored: {
      version,
      read: storedAccounts,
      of: (list) => {
        const { present: now } = payoutAccounts(list);
        known.current = now;
        return { values: valuesOf(now, form.valueOf('iban')), version: now?.version ?? 0 };
      },
    },
    // No number, no password and no code.
    draft: openDraft('bank-account', ['holder_name', 'currency', 'bic'], version),
    send: async (input) => {
      answered.current ??= await save.send(input).catch((error: unknown) => {
        if (isApiError(error) && error.fields.bic) setRefusedIban(plain(input.iban));
        return factor.learn(error);
      });
      return answered.current;
    },
    sent: () => navigate('/profile/bank-details', { state: { told: t('edit_bank.saved') } }),
  });

  useEffect(
    () => form.showAs('iban', (iban) => iban || (known.current ? maskedIban(known.current) : '')),
    [],
  );
  return { form, asksBic: asksBic(form.valueOf('iban')), asksCode: factor.asked };
}
