import { portalConfig } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Spinner } from '@manzil/shared/ui/spinner';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Slot } from '../federation/slot';
import styles from './help-dialog.module.css';
import { useContactLabels } from './use-contact-labels';

export default function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const labels = useContactLabels();
  const navigate = useNavigate();
  const { release, support } = portalConfig();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('help.title')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <p className={styles.version}>{t('help.version', { release })}</p>
          <Button onClick={() => navigate('/imprint')}>{t('footer.imprint')}</Button>
        </>
      }
    >
      <Slot
        name="help"
        pending={
          <div className={styles.pending}>
            <Spinner text={t('loading')} />
          </div>
        }
        fallback={<ContactLinks contacts={support} labels={labels} />}
      />
    </Dialog>
  );
}
