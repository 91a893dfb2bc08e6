import type { Profile } from '@manzil/shared/contract/profile/profile';
import { isPlainlyHolder } from '@manzil/shared/domain/holder-name';
import { Form, FormEnd, PasswordField } from '@manzil/shared/forms';
import { FactorField } from '@manzil/shared/forms/fields/factor-field';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PayoutAccounts } from '../bank/payout-accounts';
import { AccountFields } from './account-fields';
import styles from './account-form.module.css';
import { CurrentAccount } from './current-account';
import { useIbanRule } from './iban-rule';
import { NextSteps } from './next-steps';
import { useAccountForm } from './use-account-form';

type AccountFormProps = { profile: Profile; accounts: PayoutAccounts };

export function AccountForm({ profile, accounts }: AccountFormProps) {
  const { t } = useTexts('profile/edit-bank-details');
  const rule = useIbanRule();
  const { form, asksBic, asksCode } = useAccountForm(profile, accounts, rule);
  const passwordId = useId();
  const paidTo = accounts.used ?? (accounts.present?.in_use ? accounts.present : null);
  return (
    <Form form={form}>
      <div className={styles.grid}>
        {paidTo && (
          <div className={styles.current}>
            <CurrentAccount account={paidTo} />
          </div>
        )}
        <div className={styles.fields}>
          <AccountFields form={form} rule={rule} asksBic={asksBic} owner={profile} />
        </div>
        <div className={styles.next}>
          <NextSteps
            paidTo={paidTo}
            reviewed={!isPlainlyHolder(form.valueOf('holder_name'), profile)}
          />
        </div>
        <section className={styles.confirm} aria-labelledby={passwordId}>
          <div>
            <h2 id={passwordId} className="heading">
              {t('edit_bank.confirm')}
            </h2>
            <p className={styles.why}>{t('edit_bank.confirm_why')}</p>
          </div>
          <PasswordField
            form={form}
            name="password"
            label={t('edit_bank.password')}
            autoComplete="current-password"
          />
          {asksCode && <FactorField form={form} />}
          <div className={styles.end}>
            <FormEnd
              form={form}
              refused={t('edit_bank.refused')}
              submit={t(accounts.present ? 'edit_bank.submit' : 'edit_bank.submit_first')}
              busy={t('edit_bank.busy')}
            />
            <ButtonLink as={Link} to="/profile/bank-details" size="form">
              {t('edit_bank.cancel')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </Form>
  );
}
