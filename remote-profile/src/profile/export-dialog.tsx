import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { useTexts } from '@manzil/shared/runtime';
import { saveAnswer } from '@manzil/shared/saving/save-answer';
import { exportedData } from './person.api';

type ExportDialogProps = { open: boolean; onClose: () => void };

export default function ExportDialog({ open, onClose }: ExportDialogProps) {
  const { t, language } = useTexts('profile/profile');
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('data.export')}
      submit={t('data.export_save')}
      refused={t('data.export_failed')}
      send={(identity) => saveAnswer('manzil.json', () => exportedData(identity, language))}
      sent={onClose}
    >
      {t('data.export_password')}
    </PasswordDialog>
  );
}
