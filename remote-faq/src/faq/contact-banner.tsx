import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useId, useState } from 'react';
import styles from './contact-banner.module.css';
import { ContactDialog } from './contact-dialog';

export function ContactBanner() {
  const { t } = useTexts('faq/faq');
  const [open, setOpen] = useState(false);
  const titleId = useId();
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div>
        <h2 className="title-2" id={titleId}>
          {t('contact.title')}
        </h2>
        <p className={styles.text}>{t('contact.text')}</p>
      </div>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contact.open')}
      </Button>
      <ContactDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
