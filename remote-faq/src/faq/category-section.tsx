import { formatMonth } from '@manzil/shared/format/date';
import { Category, Question } from '@manzil/shared/ui/accordion';
import { Button } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { useWords } from '../words';
import { categoryAnchor } from './asked-category';
import styles from './category-section.module.css';
import type { SafeCategory } from './faq.api';

/** How many questions a category shows until all are asked for. */
const FIRST_QUESTIONS = 5;

type CategorySectionProps = { category: SafeCategory; open: boolean; onToggle: () => void };

/** A category with its questions, at most one of which is open. */
export function CategorySection({ category, open, onToggle }: CategorySectionProps) {
  const { t, language } = useWords();
  const [openItem, setOpenItem] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const { id, icon, title, description, items } = category;
  const shown = all ? items : items.slice(0, FIRST_QUESTIONS);

  return (
    <Category
      id={categoryAnchor(id)}
      icon={icon}
      title={title}
      description={description}
      open={open}
      onToggle={onToggle}
    >
      <ul className={styles.questions}>
        {shown.map((item, index) => (
          // The button that showed them is gone, so the first of them takes its focus.
          <li key={item.id} ref={index === FIRST_QUESTIONS ? focusQuestion : undefined}>
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
      {shown.length < items.length && (
        <div className={styles.more}>
          <Button onClick={() => setAll(true)}>
            <span className={styles.long}>{t('show_all')}</span>
            <span className={styles.short}>{t('show_all_short')}</span>
          </Button>
        </div>
      )}
    </Category>
  );
}

function focusQuestion(question: HTMLLIElement | null) {
  question?.querySelector('button')?.focus({ preventScroll: true });
}
