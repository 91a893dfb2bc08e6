import { ContactMessageInput } from '@manzil/shared/contract/contact-messages/contact-messages';
import {
  EmailField,
  Form,
  FormEnd,
  LongTextField,
  TextField,
  useApiForm,
} from '@manzil/shared/forms';
import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { useNavigate } from 'react-router-dom';
import { sendSampleName } from './sample-name.api';
import styles from './sample-name-form.module.css';

export function SampleNameForm() {
  const { t, language } = useTexts('sample-remote/sample-name');
  const navigate = useNavigate();
  const investor = useInvestor();
  const form = useApiForm({
    values: {
      name: investor ? `${investor.first_name} ${investor.last_name}` : '',
      email: investor?.email ?? '',
      message: '',
    },
    schema: ContactMessageInput,
    input: ({ name, email, message }) => ({
      name: name.trim(),
      email,
      message: message.trim(),
      language,
    }),
    words: { message: { missing: t('message_missing') } },
    send: sendSampleName,
    sent: () => navigate('/sample-remote', { state: { told: t('sent') } }),
  });

  return (
    <Form form={form} className={styles.form}>
      <TextField form={form} name="name" label={t('name')} autoComplete="name" maxLength={120} />
      <EmailField form={form} name="email" label={t('email')} />
      <LongTextField form={form} name="message" label={t('message')} />
      <FormEnd form={form} refused={t('not_sent')} submit={t('send')} busy={t('sending')} />
    </Form>
  );
}
