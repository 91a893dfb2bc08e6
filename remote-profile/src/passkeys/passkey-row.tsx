import type { Passkey } from '@manzil/shared/contract/passkeys/passkeys';
import { formatInstant } from '@manzil/shared/format/date';
import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { queryClient, showAlert, useInvestor, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Row } from '@manzil/shared/ui/rows';
import { Fingerprint } from 'lucide';
import { useState } from 'react';
import { passkeysQuery, removePasskey } from './passkeys.api';
import styles from './passkeys.module.css';
import { RenameDialog } from './rename-dialog';

type PasskeyRowProps = { passkey: Passkey; onRemoved: (id: string) => void };

export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { t, language } = useTexts('profile/passkeys');
  const zone =
    useInvestor()?.display?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const { passkey_id, name, created_at, last_used_at } = passkey;
  const at = (instant: string) => formatInstant(new Date(instant), language, zone);
  return (
    <>
      <Row
        icon={Fingerprint}
        title={<span className={styles.name}>{name}</span>}
        meta={
          last_used_at === null
            ? t('unused', { created: at(created_at) })
            : t('used', { created: at(created_at), used: at(last_used_at) })
        }
        aside={
          <div className={styles.actions}>
            <Button
              size="compact"
              aria-haspopup="dialog"
              aria-label={t('rename_named', { name })}
              onClick={() => setAsked('rename')}
            >
              {t('rename')}
            </Button>
            <Button
              size="compact"
              aria-haspopup="dialog"
              aria-label={t('remove_named', { name })}
              onClick={() => setAsked('remove')}
            >
              {t('remove')}
            </Button>
          </div>
        }
      />
      <RenameDialog open={asked === 'rename'} passkey={passkey} onClose={close} />
      <PasswordDialog
        open={asked === 'remove'}
        onClose={close}
        title={t('remove_title', { name })}
        submit={t('remove')}
        danger
        refused={t('remove_failed')}
        send={async (identity) => {
          await removePasskey(passkey_id, identity, language);
          await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
          showAlert({ type: 'success', title: t('removed') });
          onRemoved(passkey_id);
        }}
        sent={close}
      >
        <p>{t('remove_text')}</p>
      </PasswordDialog>
    </>
  );
}
