import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { showAlert, useTexts } from '@manzil/shared/runtime';
import { requestErasure, showErasureRequest } from './person.api';
import styles from './profile.module.css';

type ErasureDialogProps = { open: boolean; onClose: () => void };

export default function ErasureDialog({ open, onClose }: ErasureDialogProps) {
  const { t, language } = useTexts('profile/profile');
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('data.erasure_title')}
      submit={t('data.erasure_ask')}
      danger
      refused={t('data.erasure_failed')}
      send={async (identity) => showErasureRequest(await requestErasure(identity, language))}
      sent={() => {
        showAlert({ type: 'success', title: t('data.erasure_done') });
        onClose();
      }}
    >
      <div className={styles.erasure}>
        <p>{t('data.erasure_goes')}</p>
        <p>{t('data.erasure_stays')}</p>
        <p>{t('data.erasure_next')}</p>
      </div>
    </PasswordDialog>
  );
}
