import { Form, PasswordField, Refusal, useApiForm } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';
import { type Identity, PasswordProof } from '../contract/credentials';
import { knowsPasskeys } from '../passkeys/knows-passkeys';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { FactorField, useFactorField } from './fields/factor-field';
import type { PasskeyConfirmProps } from './passkey-confirm';
import styles from './password-dialog.module.css';
import de from './texts/password.de.json';
import en from './texts/password.en.json';
import { lazyPart, useLazyPart } from './use-lazy-part';

const passkeyPart = lazyPart<PasskeyConfirmProps>(
  () => import(/* webpackChunkName: "passkey-confirm" */ './passkey-confirm'),
);

type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  submit: string;
  danger?: boolean;
  /** The account is known to have a second factor; without, the field for its code comes when the API asks. */
  factor?: boolean;
  refused: string;
  /** @throws ApiError, with `fields.password` where it is wrong */
  send: (identity: Identity) => Promise<unknown>;
  sent: () => void;
};

/**
 * Asks for the password again, and for a code where the account has a second factor, before something that a stolen
 * session must not do. Who has a passkey may confirm by it instead.
 */
export function PasswordDialog({ open, onClose, title, children, ...rest }: PasswordDialogProps) {
  const { language } = usePortal();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={{ de, en }[language].close}>
      {children}
      <PasswordForm {...rest} onClose={onClose} />
      <PasskeyPlace {...rest} />
    </Dialog>
  );
}

function PasskeyPlace({ refused, send, sent }: PasskeyConfirmProps) {
  const PasskeyConfirm = useLazyPart(knowsPasskeys(), passkeyPart);
  return PasskeyConfirm && <PasskeyConfirm refused={refused} send={send} sent={sent} />;
}

type PasswordFormProps = Pick<
  PasswordDialogProps,
  'submit' | 'danger' | 'factor' | 'refused' | 'send' | 'sent' | 'onClose'
>;

/** Leaves the page with the dialog, and the password with it. */
function PasswordForm({
  submit,
  danger = false,
  factor = false,
  refused,
  send,
  sent,
  onClose,
}: PasswordFormProps) {
  const { language } = usePortal();
  const words = { de, en }[language];
  const code = useFactorField(factor);
  const form = useApiForm({
    values: { password: '', code: '' },
    schema: PasswordProof,
    input: code.input,
    check: code.check,
    words: { password: { missing: words.missing } },
    leave: 'free',
    send: (identity) => send(identity).catch(code.learn),
    sent,
  });
  return (
    <Form form={form} className={styles.form}>
      <PasswordField
        form={form}
        name="password"
        label={words.password}
        autoComplete="current-password"
      />
      {code.asked && <FactorField form={form} />}
      <Refusal error={form.refusal} refused={refused} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
