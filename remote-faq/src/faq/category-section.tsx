import { formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Category, Question } from '@manzil/shared/ui/accordion';
import { Button } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { categoryAnchor, questionAnchor } from './asked-category';
import { categoryIcon } from './category-icon';
import styles from './category-section.module.css';
import type { SafeCategory } from './faq.api';

type CategorySectionProps = {
  category: SafeCategory;
  open: boolean;
  /** The one that the address asks for; null = none. */
  question: number | null;
  onToggle: () => void;
};

export function CategorySection({ category, open, question, onToggle }: CategorySectionProps) {
  const { t, language } = useTexts('faq/faq');
  const [openItem, setOpenItem] = useState(question);
  const [openedFor, setOpenedFor] = useState(question);
  if (openedFor !== question) {
    setOpenedFor(question);
    setOpenItem(question);
  }
  const { id, icon, title, description, items } = category;
  const anchor = categoryAnchor(id);

  return (
    <Category
      id={anchor}
      icon={categoryIcon(icon)}
      title={title}
      description={description}
      open={open}
      onToggle={onToggle}
      closedAction={
        items.length > 0 && (
          <Button
            aria-description={title}
            onClick={({ currentTarget }) => {
              // The button goes with the questions that it shows.
              currentTarget.closest(`#${anchor}`)?.querySelector('button')?.focus();
              onToggle();
            }}
          >
            <span className={styles.long}>{t('show_all')}</span>
            <span className={styles.short}>{t('show_all_short')}</span>
          </Button>
        )
      }
    >
      <ul className={styles.questions}>
        {items.map((item) => (
          <li key={item.id} id={questionAnchor(item.id)}>
            <Question
              title={item.question}
              open={item.id === openItem}
              onToggle={() => setOpenItem(item.id === openItem ? null : item.id)}
            >
              <div className={styles.answer} dangerouslySetInnerHTML={{ __html: item.answer }} />
              <p className={styles.reviewed}>
                {t('reviewed', { month: formatMonth(item.reviewed_on, language) })}
              </p>
            </Question>
          </li>
        ))}
      </ul>
    </Category>
  );
}
