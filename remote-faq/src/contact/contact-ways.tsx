import { portalConfig, useTexts } from '@manzil/shared/runtime';
import { ContactLinks } from '@manzil/shared/ui/contact-links';
import { useLocation } from 'react-router-dom';
import { askedAbout } from './asked-about';
import styles from './contact-ways.module.css';
import { SupportStatus } from './support-status';

export function ContactWays() {
  const { t } = useTexts('faq');
  const { pathname } = useLocation();
  return (
    <div className={styles.ways}>
      <SupportStatus />
      <ContactLinks
        contacts={portalConfig().support}
        about={askedAbout(pathname, document.title)}
        labels={{
          whatsapp: t('contact.whatsapp'),
          phone: t('contact.phone'),
          email: t('contact.email'),
        }}
      />
    </div>
  );
}
