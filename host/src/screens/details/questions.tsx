import { usePortal } from '@manzil/shared/runtime';
import { Category, Question } from '@manzil/shared/ui/accordion';
import { Button } from '@manzil/shared/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { faqTopics, topicAnchor } from '../home/faq-topics';
import type { DetailsTexts } from './details-texts';
import { questionsQuery } from './questions.api';
import styles from './questions.module.css';

type Texts = DetailsTexts['questions'];

export function Questions({ texts }: { texts: Texts }) {
  const { language } = usePortal();
  const { key, hash } = useLocation();
  const asked = faqTopics.find(({ id }) => hash === `#${topicAnchor(id)}`)?.id;
  const [open, setOpen] = useState<readonly number[]>(asked ? [asked] : []);
  // An anchor that is typed into the address makes an entry without a key of its own.
  const visit = key + hash;
  const [openedFor, setOpenedFor] = useState(visit);

  if (openedFor !== visit) {
    setOpenedFor(visit);
    if (asked && !open.includes(asked)) setOpen([...open, asked]);
  }
  const toggle = (id: number) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);

  return (
    <section id="questions" className={styles.section}>
      <h2 className="title-1">{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.topics}>
        {faqTopics.map(({ id, icon, title, text }) => (
          <Category
            key={id}
            id={topicAnchor(id)}
            icon={icon}
            title={title[language]}
            description={text[language]}
            level={3}
            open={open.includes(id)}
            onToggle={() => toggle(id)}
          >
            {open.includes(id) && <Answers topic={id} texts={texts} />}
          </Category>
        ))}
      </div>
    </section>
  );
}

function Answers({ topic, texts }: { topic: number; texts: Texts }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  const { data, isError, isFetching, refetch } = useQuery(questionsQuery(language));
  const [openItem, setOpenItem] = useState<number | null>(null);
  if (data) {
    return (
      <ul className={styles.questions}>
        {data[topic]?.map((item) => (
          <li key={item.id}>
            <Question
              title={item.question}
              level={4}
              open={item.id === openItem}
              onToggle={() => setOpenItem(item.id === openItem ? null : item.id)}
            >
              <div className={styles.answer} dangerouslySetInnerHTML={{ __html: item.answer }} />
            </Question>
          </li>
        ))}
      </ul>
    );
  }
  if (!isError) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.failed} role="alert">
      <p>{texts.failed}</p>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}
