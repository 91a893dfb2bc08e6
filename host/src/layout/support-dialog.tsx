import { portalConfig } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { MailRow } from '@manzil/shared/ui/contact-links';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Facts } from '@manzil/shared/ui/facts';
import { Rows } from '@manzil/shared/ui/rows';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { registeredRemotes } from '../federation/registry';
import { LegalLinks } from './footer';
import styles from './support-dialog.module.css';
import { useContactLabels } from './use-contact-labels';

/** With the law's links, for pages that have no footer. */
export function SupportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const labels = useContactLabels();
  const { release, support } = portalConfig();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('support.title')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <div className={styles.legal}>
            <LegalLinks only={['privacy', 'terms', 'accessibility']} />
          </div>
          <Button onClick={() => navigate('/imprint')}>{t('footer.imprint')}</Button>
        </>
      }
    >
      <div className={styles.content}>
        <Rows>
          <MailRow address={support.email} label={labels.email} />
        </Rows>
        <section>
          <h3 className={styles.version}>{t('support.version', { release })}</h3>
          <Facts
            facts={registeredRemotes().map(({ name, current }) => ({
              label: name,
              value: current?.version ?? t('support.missing'),
            }))}
          />
        </section>
      </div>
    </Dialog>
  );
}
