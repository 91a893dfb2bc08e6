import type { BookingQuestion } from '@manzil/shared/contract/booking-questions/booking-questions';
import { formatInstant } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { useQuery } from '@tanstack/react-query';
import { Late } from '../dashboard/late';
import { useDisplay } from '../display/use-display';
import styles from './bookings.module.css';
import { questionQuery } from './question.api';

const loadForm = () => import(/* webpackChunkName: "question-form" */ './question-form');

/** What was asked about the booking and answered, and where to ask. */
export function Question({ bookingId }: { bookingId: string }) {
  const { t } = useTexts('units/bookings');
  const { data: question, isError, isFetching, refetch } = useQuery(questionQuery(bookingId));
  if (!question && !isError) return null;
  return (
    <Section
      id="question"
      title={t('question.title')}
      note={question?.state && t(`question.${question.state}`)}
    >
      {question ? (
        <div className={styles.question}>
          <Messages question={question} />
          <Late load={loadForm} with={{ bookingId, question }} />
        </div>
      ) : (
        <div role="alert" className={styles.question}>
          <p>{t('question.failed')}</p>
          <Button size="compact" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Messages({ question }: { question: BookingQuestion }) {
  const { t, language } = useTexts('units/bookings');
  const { timezone } = useDisplay();
  if (question.messages.length === 0) return <p>{t('question.lead')}</p>;
  return (
    <ol className={styles.messages}>
      {question.messages.map(({ message_id, author, signed, text, sent_at }) => (
        <li key={message_id}>
          <p className={styles.by}>
            {author === 'investor' ? t('question.you') : (signed ?? 'Manzil')},{' '}
            <time dateTime={sent_at}>{formatInstant(new Date(sent_at), language, timezone)}</time>
          </p>
          <p className={styles.said}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
