import { portalConfig } from '@manzil/shared/runtime';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useTranslation } from 'react-i18next';
import { Slot } from '../federation/slot';
import styles from './help-dialog.module.css';
import { useContactLabels } from './use-contact-labels';

export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const labels = useContactLabels();
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} closeLabel={t('dialog.close')}>
      <Slot
        name="help"
        pending={
          <div className={styles.pending}>
            <Spinner text={t('loading')} />
          </div>
        }
        fallback={<ContactLinks contacts={portalConfig().support} labels={labels} />}
      />
    </Dialog>
  );
}
