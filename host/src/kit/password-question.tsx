import type { Identity } from '@manzil/shared/contract/credentials';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { ApiError } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useState } from 'react';

const RIGHT_ONE = 'Sonnenaufgang';

async function send({ password }: Identity): Promise<void> {
  if (password !== RIGHT_ONE)
    throw new ApiError(422, 'kit.refused', '', { password: 'Das Passwort stimmt nicht.' });
}

export function PasswordQuestion() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask for the password, {RIGHT_ONE}</Button>
      <PasswordDialog
        open={open}
        onClose={close}
        title="Auszahlungskonto ändern?"
        submit="Konto ändern"
        refused="Das Konto ist nicht geändert"
        send={send}
        sent={close}
      >
        <p>Auszahlungen pausieren 48 Stunden.</p>
      </PasswordDialog>
    </>
  );
}
