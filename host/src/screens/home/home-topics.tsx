import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { Icon } from '@manzil/shared/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasSessionHint } from '../../session/remembered-investor';
import { faqTopics, topicAnchor } from './faq-topics';
import { faqQuery } from './home.api';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';
import styles from './home-topics.module.css';

/**
 * Four topics of the questions: under /faq for investors (specification §6), on /details for everybody else. The number of questions joins when the API has answered.
 */
export function HomeTopics({ texts }: { texts: HomeTexts['topics'] }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  // Before the API has said who it is, the hint of this device does.
  const isInvestor = useInvestor() !== null || hasSessionHint();
  const pathOf = (id: number) =>
    isInvestor ? `/faq?categoryId=${id}` : `/details#${topicAnchor(id)}`;
  const { data } = useQuery(faqQuery(language));
  const countOf = (id: number): number | undefined =>
    data?.categories.find((category) => category.id === id)?.items.length;

  return (
    <HomeSection
      title={texts.title}
      aside={<Link to={isInvestor ? '/faq' : '/details#questions'}>{texts.all_questions}</Link>}
    >
      <ul className={styles.topics}>
        {faqTopics.map(({ id, icon, title, text }) => {
          const count = countOf(id);
          return (
            <li key={id} className={styles.topic}>
              <Icon name={icon} size={24} />
              <h3 className={styles.title}>
                <Link to={pathOf(id)} className={styles.link}>
                  {title[language]}
                </Link>
              </h3>
              <p className={styles.text}>{text[language]}</p>
              <p className={styles.count}>
                {count !== undefined && t('home.questions', { count })}
              </p>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
