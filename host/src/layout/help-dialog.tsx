import { portalConfig, useInvestor } from '@manzil/shared/runtime';
import { Dialog } from '@manzil/shared/ui/dialog';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { ChevronRight, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactLinks } from './contact-links';
import styles from './help-dialog.module.css';
import { SupportStatus } from './support-status';

/** "Hilfe & Support": who can be reached how and when, the questions for investors, version and imprint. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const investor = useInvestor();
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} closeLabel={t('help.close')}>
      <div className={styles.content}>
        <SupportStatus />
        <ContactLinks />
        {investor && (
          <section>
            <h3 className={styles.heading}>{t('help.questions')}</h3>
            <Rows>
              <Row
                icon={CircleHelp}
                title={
                  <Link to="/faq" onClick={onClose}>
                    {t('help.all_questions')}
                  </Link>
                }
                meta={t('help.topics')}
                aside={<ChevronRight aria-hidden size={16} strokeWidth={1.75} />}
                stretched
              />
            </Rows>
          </section>
        )}
        <ul className={styles.foot}>
          <li className={styles.version}>
            {t('help.version', { release: portalConfig().release })}
          </li>
          <li>
            <Link to="/imprint" onClick={onClose}>
              {t('footer.imprint')}
            </Link>
          </li>
          <li>
            <Link to="/privacy-policy" onClick={onClose}>
              {t('footer.privacy')}
            </Link>
          </li>
          <li>
            <Link to="/accessibility" onClick={onClose}>
              {t('footer.accessibility')}
            </Link>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}
