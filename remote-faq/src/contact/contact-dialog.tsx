import { portalConfig } from '@manzil/shared/runtime';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { ArrowUpRight, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import styles from './contact-dialog.module.css';
import { localHours } from './local-hours';

const digits = (number: string): string => number.replace(/\D/g, '');

/** Every way to reach the support, and when somebody answers. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords();
  const { support } = portalConfig();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('contact.dialog')}
      closeLabel={t('contact.close')}
    >
      <div className={styles.ways}>
        <Hours />
        <Rows>
          <Way icon={MessageCircle} address={support.whatsapp}>
            <a href={`https://wa.me/${digits(support.whatsapp)}`} target="_blank" rel="noreferrer">
              {t('contact.whatsapp')}
            </a>
          </Way>
          <Way icon={Phone} address={support.phone}>
            <a href={`tel:+${digits(support.phone)}`}>{t('contact.phone')}</a>
          </Way>
          <Way icon={Mail} address={support.email}>
            <a href={`mailto:${support.email}`}>{t('contact.email')}</a>
          </Way>
        </Rows>
      </div>
    </Dialog>
  );
}

function Hours() {
  const { t, language } = useWords();
  const local = localHours(new Date(), language);
  return <p>{local ? t('contact.hours_local', local) : t('contact.hours')}</p>;
}

type WayProps = { icon: typeof Mail; address: string; children: ReactNode };

function Way({ icon, address, children }: WayProps) {
  return (
    <Row
      icon={icon}
      title={children}
      meta={address}
      aside={<ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />}
      stretched
    />
  );
}
