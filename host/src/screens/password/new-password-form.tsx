import type { PasswordSet } from '@manzil/shared/contract/passwords/password-link';
import { NewPassword, PASSWORD_MIN_LENGTH } from '@manzil/shared/contract/passwords/passwords';
import { Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { NewPasswordField } from '@manzil/shared/forms/fields/new-password-field';
import { currentInvestor } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { login } from '../../session/login';
import { logout } from '../../session/session';
import styles from './password.module.css';
import { PASSWORD_SAVED } from './password-saved';

type NewPasswordFormProps = {
  children?: ReactNode;
  /** @returns what to sign in with, where it is known @throws ApiError when the password is not taken */
  save: (password: string) => Promise<PasswordSet>;
};

export function NewPasswordForm({ save, children }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const short = t('password.short', { count: PASSWORD_MIN_LENGTH });
  const form = useApiForm({
    values: { password: '' },
    schema: NewPassword,
    words: { password: { missing: short, wrong: short, long: t('login.password_long') } },
    leave: 'free',
    send: ({ password }) => save(password),
    sent: async ({ email }, { password }) => {
      // Where it does not work out, the sign-in page says why.
      const signedIn =
        email &&
        (await login({ email, password }).then(
          () => true,
          () => false,
        ));
      if (signedIn) return navigate('/', { replace: true });
      // The API has ended all sessions of the account, and this page may be in one.
      if (currentInvestor()) void logout();
      return navigate('/login', { replace: true, state: PASSWORD_SAVED });
    },
  });

  return (
    <Form form={form} className={styles.fields}>
      <NewPasswordField
        form={form}
        // The page learns from the link or code alone, and they do not say whose they are.
        owner={null}
        name="password"
        label={t('password.new')}
        hint={t('password.hint', { count: PASSWORD_MIN_LENGTH })}
        // The step before has just gone, with the focus in it.
        autoFocus
      />
      <FormEnd
        form={form}
        refused={t('password.not_saved')}
        submit={t('password.save')}
        busy={t('password.save_busy')}
      />
      {form.refusal && children}
    </Form>
  );
}
