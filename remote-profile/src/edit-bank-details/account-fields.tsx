import { AccountCurrency } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { isPlainlyHolder, type Name } from '@manzil/shared/domain/holder-name';
import { type ApiForm, SelectField, TextField } from '@manzil/shared/forms';
import { IbanField } from '@manzil/shared/forms/fields/iban-field';
import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Clock } from 'lucide';
import { useState } from 'react';
import styles from './account-fields.module.css';
import type { AccountValues } from './account-values';
import { IbanHint } from './iban-hint';
import type { IbanRule } from './iban-rule';

type AccountFieldsProps = {
  form: ApiForm<AccountValues>;
  rule: IbanRule | null | undefined;
  asksBic: boolean;
  owner: Name;
};

export function AccountFields({ form, rule, asksBic, owner }: AccountFieldsProps) {
  const { t } = useTexts('profile/edit-bank-details');
  const holder = form.valueOf('holder_name');
  /** As it was left: while a name is typed it is nobody's. */
  const [left, setLeft] = useState(holder);
  const iban = rule?.plainIban(form.valueOf('iban')) ?? '';
  const isCompany = owner.company_name !== null;
  const isOthers = left.trim() !== '' && left === holder && !isPlainlyHolder(holder, owner);
  return (
    <>
      <div className={styles.holder}>
        <TextField
          form={form}
          name="holder_name"
          label={t('bank.holder')}
          hint={t(isCompany ? 'edit_bank.holder_hint_company' : 'edit_bank.holder_hint')}
          autoComplete={isCompany ? 'organization' : 'name'}
          maxLength={140}
          onBlurCapture={() => setLeft(holder)}
        />
        <div role="status">
          {isOthers && (
            <Notice
              tone="info"
              icon={Clock}
              title={t(
                isCompany ? 'edit_bank.other_holder_title_company' : 'edit_bank.other_holder_title',
              )}
            >
              {t('edit_bank.other_holder')}
            </Notice>
          )}
        </div>
      </div>
      <IbanField
        form={form}
        name="iban"
        label={t('bank.iban')}
        hint={<IbanHint iban={iban} rule={rule} wrong={Boolean(form.errorOf('iban'))} />}
      />
      {asksBic && (
        <TextField
          form={form}
          name="bic"
          label={t('bank.bic')}
          hint={t(rule ? 'edit_bank.bic_hint' : 'edit_bank.bic_hint_maybe')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <SelectField
        form={form}
        name="currency"
        label={t('bank.currency')}
        hint={t('edit_bank.currency_hint')}
      >
        <option value="">{t('edit_bank.choose')}</option>
        {AccountCurrency.options.map((currency) => (
          <option key={currency} value={currency}>
            {t(`bank.currencies.${currency}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
