import type { Identity } from '@manzil/shared/contract/credentials';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { createPasskey } from '@manzil/shared/passkeys/ceremony';
import { queryClient, showAlert, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Fingerprint } from 'lucide';
import { useState } from 'react';
import { deviceName } from './device-name';
import { passkeysQuery, startPasskey, storePasskey } from './passkeys.api';

export function AddPasskey() {
  const { t, language } = useTexts('profile/passkeys');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);

  async function add(identity: Identity): Promise<void> {
    const made = await createPasskey(await startPasskey(identity, language), language);
    await storePasskey(deviceName(navigator.userAgent), made, language);
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    showAlert({ type: 'success', title: t('added') });
  }

  return (
    <>
      <Button
        variant="primary"
        icon={Fingerprint}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        {t('add')}
      </Button>
      <PasswordDialog
        open={asked}
        onClose={close}
        title={t('add')}
        submit={t('next')}
        refused={t('add_failed')}
        send={add}
        sent={close}
      >
        <p>{t('add_text')}</p>
      </PasswordDialog>
    </>
  );
}
