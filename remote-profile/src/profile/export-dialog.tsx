import { PasswordDialog } from '@manzil/shared/forms/password-dialog';
import { holdReload, useTexts } from '@manzil/shared/runtime';
import { saveFile } from '@manzil/shared/ui/save-file';
import { exportedData } from './person.api';

type ExportDialogProps = { open: boolean; onClose: () => void };

/** A browser does not say when it has taken over what a click on a link has it save. */
const TAKEN_OVER_AFTER_MS = 1_000;

export default function ExportDialog({ open, onClose }: ExportDialogProps) {
  const { t, language } = useTexts('profile/profile');
  async function save(password: string): Promise<void> {
    const letGo = holdReload();
    try {
      saveFile('manzil.json', await exportedData(password, language));
    } finally {
      setTimeout(letGo, TAKEN_OVER_AFTER_MS);
    }
  }
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('data.export')}
      submit={t('data.export_save')}
      refused={t('data.export_failed')}
      send={save}
      sent={onClose}
    >
      {t('data.export_password')}
    </PasswordDialog>
  );
}
