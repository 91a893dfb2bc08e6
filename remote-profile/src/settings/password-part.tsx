import {
  ChangePasswordInput,
  NewPassword,
  PASSWORD_MIN_LENGTH,
} from '@manzil/shared/contract/passwords/passwords';
import { z } from '@manzil/shared/contract/schema';
import { Form, FormEnd, PasswordField, useApiForm } from '@manzil/shared/forms';
import { NewPasswordField } from '@manzil/shared/forms/fields/new-password-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { changePassword, sessionsQuery } from './settings.api';
import styles from './settings.module.css';

const NOTHING = { current_password: '', new_password: '' };

/** As far as a page can tell: the new one is long enough. */
const Input = z.extend(ChangePasswordInput, { new_password: NewPassword.shape.password });

export function PasswordPart() {
  const { t, language } = useTexts('profile/settings');
  const investor = useInvestor();
  const change = useWrite({
    send: (input: ChangePasswordInput) => changePassword(input, language),
    refreshes: [sessionsQuery.queryKey],
    told: t('settings.password_changed'),
  });
  const short = t('settings.password_short', { count: PASSWORD_MIN_LENGTH });
  const form = useApiForm({
    values: NOTHING,
    schema: Input,
    words: {
      current_password: { missing: t('settings.password_missing') },
      new_password: { missing: short, wrong: short },
    },
    leave: 'free',
    send: change.send,
    afterwards: 'empty',
  });
  return (
    <Section id="password" title={t('settings.parts.password')}>
      <p className={styles.lead}>{t('settings.password_lead')}</p>
      <Form form={form} className={styles.password}>
        {/* Tells a password manager whose password it is. */}
        <input
          type="text"
          autoComplete="username"
          value={investor?.email ?? ''}
          readOnly
          hidden
          aria-hidden
        />
        <PasswordField
          form={form}
          name="current_password"
          label={t('settings.password_current')}
          autoComplete="current-password"
        />
        <NewPasswordField
          form={form}
          owner={investor}
          name="new_password"
          label={t('settings.password_new')}
          hint={t('settings.password_hint', { count: PASSWORD_MIN_LENGTH })}
        />
        <FormEnd
          form={form}
          refused={t('settings.password_not_changed')}
          submit={t('settings.password_change')}
          busy={t('settings.password_busy')}
        />
      </Form>
      <div className={styles.actions}>
        <Link to="/profile/settings/passkeys">{t('settings.passkeys')}</Link>
        <Link to="/profile/settings/second-factor">{t('settings.second_factor')}</Link>
      </div>
    </Section>
  );
}
