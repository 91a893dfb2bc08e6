import {
  type ContactMessage,
  MESSAGE_MAX_LENGTH,
  WEBSITE_MAX_LENGTH,
} from '@manzil/shared/contract/contact-messages';
import type { Language } from '@manzil/shared/contract/values';
import { formatNumber } from '@manzil/shared/format/percent';
import { isApiError, useHoldReload, useInvestor, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Field, Select, TextArea, TextInput } from '@manzil/shared/ui/field';
import { useEffect, useRef, useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { FormNotice, wholeForm } from '../account/form-notice';
import { FilledText } from '../legal/filled-text';
import { operator } from '../legal/operator';
import { contactSender } from './contact.api';
import styles from './contact-form.module.css';
import { problemsOf, type Values } from './contact-input';
import type { ContactTexts } from './contact-texts';

const languages: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

/** The fields that a reader sees, in the order of the page. */
const SHOWN = ['name', 'email', 'phone', 'message', 'language'] as const;

type ContactFormProps = { texts: ContactTexts; onReceived: (message: ContactMessage) => void };

/** A message to the team. What was typed stays, whatever goes wrong. */
export function ContactForm({ texts, onReceived }: ContactFormProps) {
  const { language } = usePortal();
  const form = useContactForm(texts);
  const [send] = useState(contactSender);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { fields } = texts;
  useHoldReload(isDirty);

  const submit = handleSubmit(async (values) => {
    try {
      onReceived(await send(values));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const refused = SHOWN.filter((name) => error.fields[name]);
      for (const name of refused)
        setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: name === refused[0] });
      if (refused.length === 0) setError('root', wholeForm(error));
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={fields.name} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} {...register('name')} autoComplete="name" maxLength={120} />
        )}
      </Field>
      <Field label={fields.email} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={fields.phone} hint={fields.phone_hint} error={errors.phone?.message}>
        {(control) => (
          <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
        )}
      </Field>
      <Field
        label={fields.message}
        hint={<MessageHint texts={fields} message={form.watch('message')} />}
        error={errors.message?.message}
      >
        {(control) => <TextArea {...control} {...register('message')} rows={6} />}
      </Field>
      <Field label={fields.language} error={errors.language?.message}>
        {(control) => (
          <Select {...control} {...register('language')}>
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {/* Nobody sees or reaches it; what fills it in is no reader. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {fields.website}
          <input
            {...register('website')}
            tabIndex={-1}
            autoComplete="off"
            maxLength={WEBSITE_MAX_LENGTH}
          />
        </label>
      </div>
      {errors.root && (
        <div className={styles.failure}>
          <FormNotice error={errors.root as FieldError} refused={texts.refused} />
          <p className="secondary">
            <FilledText text={texts.retry} operator={operator(language)} />
          </p>
        </div>
      )}
      <p className={styles.privacy}>
        <FilledText text={texts.privacy} operator={operator(language)} />
      </p>
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={isSubmitting}
        busyLabel={texts.busy}
        className={styles.send}
      >
        {texts.send}
      </Button>
    </form>
  );
}

/** From how many characters on the reader is told. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH * 0.8;

function MessageHint({ texts, message }: { texts: ContactTexts['fields']; message: string }) {
  const { language } = usePortal();
  if (message.length < COUNTED_FROM) return texts.message_hint;
  return texts.message_length
    .replace('{{count}}', formatNumber(message.length, language))
    .replace('{{most}}', formatNumber(MESSAGE_MAX_LENGTH, language));
}

function useContactForm({ problems }: ContactTexts) {
  const { language } = usePortal();
  const investor = useInvestor();
  const form = useForm<Values>({
    defaultValues: { name: '', email: '', phone: '', message: '', language, website: '' },
    resolver: (values) => {
      const found = problemsOf(values);
      const errors = Object.fromEntries(
        found.map((name) => [name, { type: 'problem', message: problems[name] }]),
      );
      return found.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const filled = useRef(false);

  // Who is signed in may be known after the page is shown; what was typed stays.
  useEffect(() => {
    if (!investor || filled.current) return;
    filled.current = true;
    const { first_name, last_name, email } = investor;
    const known = { name: `${first_name} ${last_name}`, email };
    for (const field of ['name', 'email'] as const) {
      if (!form.getValues(field)) form.resetField(field, { defaultValue: known[field] });
    }
  }, [form, investor]);

  return form;
}
