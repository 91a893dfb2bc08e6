import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import styles from './contact-ways.module.css';
import { SupportStatus } from './support-status';

export function ContactWays() {
  const { t } = useTexts('faq');
  return (
    <div className={styles.ways}>
      <SupportStatus />
      <ContactLinks
        contacts={portalConfig().support}
        labels={{
          whatsapp: t('contact.whatsapp'),
          phone: t('contact.phone'),
          email: t('contact.email'),
        }}
      />
    </div>
  );
}
