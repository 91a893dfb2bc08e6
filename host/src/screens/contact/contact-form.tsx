import {
  type ContactMessage,
  ContactMessageInput,
  WEBSITE_MAX_LENGTH,
} from '@manzil/shared/contract/contact-messages/contact-messages';
import type { Language } from '@manzil/shared/contract/values';
import {
  EmailField,
  Form,
  FormEnd,
  SelectField,
  TextField,
  useApiForm,
} from '@manzil/shared/forms';
import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { useEffect } from 'react';
import { FilledText } from '../legal/filled-text';
import { operator } from '../legal/operator';
import { sendMessage } from './contact.api';
import styles from './contact-form.module.css';
import { inputOf, type Values } from './contact-input';
import type { ContactTexts } from './contact-texts';
import { MessageField } from './message-field';

const languages: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

type ContactFormProps = { texts: ContactTexts; onReceived: (message: ContactMessage) => void };

export function ContactForm({ texts, onReceived }: ContactFormProps) {
  const { language } = usePortal();
  const investor = useInvestor();
  const { fields } = texts;
  const form = useApiForm<Values, ContactMessageInput, ContactMessage>({
    values: { name: '', email: '', phone: '', message: '', language, website: '' },
    schema: ContactMessageInput,
    input: inputOf,
    words: texts.problems,
    send: sendMessage,
    sent: onReceived,
  });

  // Who is signed in may be known after the page is shown; what was typed stays.
  useEffect(() => {
    if (!investor) return;
    const { first_name, last_name, email } = investor;
    form.fillIn({ name: `${first_name} ${last_name}`, email });
  }, [investor?.investor_id]);

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.sender}>
        <TextField
          form={form}
          name="name"
          label={fields.name}
          autoComplete="name"
          maxLength={120}
        />
        <EmailField form={form} name="email" label={fields.email} />
      </div>
      <TextField
        form={form}
        name="phone"
        label={fields.phone}
        hint={fields.phone_hint}
        type="tel"
        autoComplete="tel"
      />
      <MessageField form={form} texts={fields} message={form.valueOf('message')} />
      <SelectField form={form} name="language" label={fields.language}>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* Nobody sees or reaches it; what fills it in is no user. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {fields.website}
          <input
            {...form.register('website')}
            tabIndex={-1}
            autoComplete="off"
            maxLength={WEBSITE_MAX_LENGTH}
          />
        </label>
      </div>
      <p className={styles.privacy}>
        <FilledText text={texts.privacy} operator={operator(language)} />
      </p>
      <FormEnd form={form} refused={texts.refused} submit={texts.send} busy={texts.busy}>
        <p>
          <FilledText text={texts.retry} operator={operator(language)} />
        </p>
      </FormEnd>
    </Form>
  );
}
