import { Form, PasswordField, Refusal, useApiForm } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';
import { Password } from '../contract/credentials';
import { z } from '../contract/schema';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import styles from './password-dialog.module.css';
import de from './texts/password.de.json';
import en from './texts/password.en.json';

const Input = z.strictObject({ password: Password });

type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  submit: string;
  danger?: boolean;
  refused: string;
  /** @throws ApiError, with `fields.password` where it is wrong */
  send: (password: string) => Promise<unknown>;
  sent: () => void;
};

/** Asks for the password again, before something that a stolen session must not do. */
export function PasswordDialog({ open, onClose, title, children, ...rest }: PasswordDialogProps) {
  const { language } = usePortal();
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={{ de, en }[language].close}>
      {children}
      <PasswordForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

type PasswordFormProps = Pick<
  PasswordDialogProps,
  'submit' | 'danger' | 'refused' | 'send' | 'sent' | 'onClose'
>;

/** Leaves the page with the dialog, and the password with it. */
function PasswordForm({ submit, danger = false, refused, send, sent, onClose }: PasswordFormProps) {
  const { language } = usePortal();
  const words = { de, en }[language];
  const form = useApiForm({
    values: { password: '' },
    schema: Input,
    words: { password: { missing: words.missing } },
    leave: 'free',
    send: ({ password }) => send(password),
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
