import { formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { useFollowLinks } from '@manzil/shared/ui/follow-links';
import { PageHead } from '@manzil/shared/ui/page-head';
import { StaleData } from '@manzil/shared/ui/stale-data';
import { useQuery } from '@tanstack/react-query';
import { useOpenCategories } from './asked-category';
import { BackButton } from './back-button';
import { CategorySection } from './category-section';
import { ContactBanner } from './contact-banner';
import { faqQuery, type SafeCategory } from './faq.api';
import styles from './faq.module.css';

export default function FaqPage() {
  const { t, language } = useTexts('faq/faq');
  const query = useQuery(faqQuery(language));
  const { data: categories } = query;
  const { asked, question, isOpen, toggle } = useOpenCategories(categories ?? []);
  const followLinks = useFollowLinks();
  useDocumentTitle(categories?.find(({ id }) => id === asked)?.title ?? t('title'));
  if (!categories) return null;
  return (
    <div className={styles.faq}>
      <BackButton />
      <PageHead title={t('title')} />
      <ReviewSentence categories={categories} />
      <StaleData
        query={query}
        title={t('stale.title')}
        retryLabel={t('stale.retry')}
        className={styles.stale}
      >
        {t('stale.text')}
      </StaleData>
      <div className={styles.categories} ref={followLinks}>
        {categories.map((category) => (
          <CategorySection
            key={category.id}
            category={category}
            open={isOpen(category.id)}
            question={question}
            onToggle={() => toggle(category.id)}
          />
        ))}
      </div>
      {categories.length === 0 && (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      )}
      <ContactBanner />
    </div>
  );
}

function ReviewSentence({ categories }: { categories: readonly SafeCategory[] }) {
  const { t, language } = useTexts('faq/faq');
  const days = categories.flatMap(({ items }) => items.map(({ reviewed_on }) => reviewed_on));
  const newest = days.sort().at(-1);
  if (!newest) return null;
  return (
    <p className={styles.count}>
      {t('count', { count: days.length, month: formatMonth(newest, language) })}
    </p>
  );
}
