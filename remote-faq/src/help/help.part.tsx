import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { ChevronRight, CircleHelp } from 'lucide';
import { Link } from 'react-router-dom';
import { ContactWays } from '../contact/contact-ways';
import styles from './help.module.css';

export default function Help() {
  const { t } = useTexts('faq');
  const investor = useInvestor();
  return (
    <>
      <ContactWays />
      {investor && (
        <section>
          <h3 className={styles.heading}>{t('help.questions')}</h3>
          <Rows>
            <Row
              icon={CircleHelp}
              title={<Link to="/faq">{t('help.faqs')}</Link>}
              meta={t('help.topics')}
              aside={<LineIcon lines={ChevronRight} size={16} strokeWidth={1.75} />}
              stretched
            />
          </Rows>
        </section>
      )}
    </>
  );
}
