import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { topicsQuery } from './start.api';
import styles from './start.module.css';

export default function StartPage() {
  const { t, language } = useTexts('sample-remote/start');
  const investor = useInvestor();
  const { data: topics } = useQuery(topicsQuery(language));
  if (!topics) return null;
  return (
    <>
      <PageHead title={t('title')} meta={t('greeting', { name: investor?.first_name })} />
      <div className={styles.topics}>
        {topics.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <Rows>
            {topics.map(({ id, title, items }) => (
              <Row
                key={id}
                title={<Link to="/faq">{title}</Link>}
                meta={t('answers', { count: items.length })}
                stretched
              />
            ))}
          </Rows>
        )}
      </div>
    </>
  );
}
