import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { opensElsewhere } from '@manzil/shared/ui/opens-elsewhere';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { hasSessionHint } from '../../session/remembered-investor';
import { faqTopics, topicAnchor } from './faq-topics';
import { faqQuery } from './home.api';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';
import styles from './home-topics.module.css';

/** Specification §2. */
export function HomeTopics({ texts }: { texts: HomeTexts['topics'] }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  // Before the API has said who it is, the hint of this device does.
  const isInvestor = useInvestor() !== null || hasSessionHint();
  const navigate = useNavigate();
  /** A stranger, whom `/faq` would send to the sign-in, is shown the same answers on /details. */
  const linkTo = (path: string, anchor: string) => ({
    to: path,
    onClick: (event: MouseEvent) => {
      if (isInvestor || opensElsewhere(event)) return;
      event.preventDefault();
      void navigate(`/details#${anchor}`);
    },
  });
  const { data } = useQuery(faqQuery(language));
  const countOf = (id: number): number | undefined =>
    data?.categories.find((category) => category.id === id)?.items.length;

  return (
    <HomeSection
      title={texts.title}
      aside={<Link {...linkTo('/faq', 'questions')}>{texts.all_questions}</Link>}
    >
      <ul className={styles.topics}>
        {faqTopics.map(({ id, icon, title, text }) => {
          const count = countOf(id);
          return (
            <li key={id} className={styles.topic}>
              <LineIcon lines={icon} size={24} strokeWidth={1.5} />
              <h3 className={styles.title}>
                <Link {...linkTo(`/faq?categoryId=${id}`, topicAnchor(id))} className={styles.link}>
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
