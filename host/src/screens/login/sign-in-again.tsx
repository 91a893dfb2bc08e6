import { LoginInput } from '@manzil/shared/contract/sign-in/sign-in';
import { EmailField, Form, PasswordField, Refusal, useApiForm } from '@manzil/shared/forms';
import { useInvestor } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../session/session';
import { PasskeyPlace } from './passkey-place';
import styles from './sign-in-again.module.css';
import { useTwoSteps } from './two-steps';

export function SignInAgain({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} title={t('again.title')}>
      <p>{t('again.text')}</p>
      <PasswordForm />
    </Dialog>
  );
}

function PasswordForm() {
  const { t } = useTranslation();
  const known = useInvestor()?.email ?? '';
  // Whoever waits for the session goes on.
  const { Step, back, send, sent, done } = useTwoSteps(() => undefined);
  const form = useApiForm({
    values: { email: known, password: '' },
    schema: LoginInput,
    words: {
      email: { missing: t('login.email_missing'), email: t('login.email_wrong') },
      password: { missing: t('login.password_missing'), long: t('login.password_long') },
    },
    leave: 'free',
    send,
    sent,
  });
  const fields = useRef<HTMLDivElement>(null);
  // The dialog has put the focus on the first field, where there is nothing to type.
  useEffect(
    () => fields.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(),
    [],
  );
  if (Step) return <Step onDone={done} onBack={back} />;
  return (
    <>
      <Form form={form} className={styles.form}>
        <div ref={fields} className={styles.fields}>
          <EmailField
            form={form}
            name="email"
            label={t('login.email')}
            autoComplete="username webauthn"
            readOnly={known !== ''}
          />
          <PasswordField
            form={form}
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
          />
        </div>
        <Refusal error={form.refusal} refused={t('login.refused')} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => leave('expired')}>
            {t('again.leave')}
          </Button>
          <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('login.busy')}>
            {t('login.submit')}
          </Button>
        </div>
      </Form>
      <PasskeyPlace onDone={done} />
    </>
  );
}
