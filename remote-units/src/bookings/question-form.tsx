import {
  BookingMessageInput,
  type BookingQuestion,
  QUESTION_MAX_LENGTH,
} from '@manzil/shared/contract/booking-questions/booking-questions';
import { Form, FormEnd, LongTextField, useApiForm } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { questionQuery, sendQuestion } from './question.api';

type QuestionFormProps = { bookingId: string; question: BookingQuestion };

/** An answer that comes in takes no text away. */
export default function QuestionForm({ bookingId, question }: QuestionFormProps) {
  const { t, language } = useTexts('units/bookings');
  const again = question.state !== null;
  const write = useWrite({
    send: (message: { text: string; message_id: string }) =>
      sendQuestion(bookingId, message, language),
    answers: questionQuery(bookingId).queryKey,
    refreshes: [['bookings']],
    told: t('question.sent'),
  });
  const form = useApiForm({
    values: { text: '' },
    schema: BookingMessageInput,
    words: { text: { missing: t('question.missing') } },
    send: ({ text }, message_id) => write.send({ text, message_id }),
    afterwards: 'empty',
  });
  return (
    <Form form={form}>
      <LongTextField
        form={form}
        name="text"
        label={t(again ? 'question.again' : 'question.label')}
        rows={4}
        maxLength={QUESTION_MAX_LENGTH}
      />
      <FormEnd
        form={form}
        refused={t('question.refused')}
        submit={t('question.send')}
        busy={t('question.sending')}
      />
    </Form>
  );
}
