import { SignInCodeInput } from '@manzil/shared/contract/sign-in/sign-in';
import { phoneLink } from '@manzil/shared/format/contact';
import { Form, FormEnd, TextField, useApiForm } from '@manzil/shared/forms';
import { CheckField } from '@manzil/shared/forms/fields/check-field';
import { portalConfig } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCode } from '../../session/sign-in-by-code';
import styles from './code-step.module.css';
import de from './texts/code.de.json';
import en from './texts/code.en.json';

type CodeStepProps = { onDone: () => unknown; onBack: () => void };

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeStep({ onDone, onBack }: CodeStepProps) {
  const { i18n } = useTranslation();
  const words = i18n.language === 'en' ? en : de;
  const { phone } = portalConfig().support;
  const [lostPhone, setLostPhone] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const form = useApiForm({
    values: { code: '', remember: '' },
    schema: SignInCodeInput,
    input: ({ code, remember }) => ({ code, remember: remember !== '' }),
    words: { code: { missing: words.missing } },
    leave: 'free',
    send: sendCode,
    sent: onDone,
  });
  // The password has gone from the page, and the focus with it.
  useEffect(() => fields.current?.querySelector('input')?.focus(), [lostPhone]);

  function change(lost: boolean): void {
    form.reset({ code: '', remember: '' });
    setLostPhone(lost);
  }

  return (
    <Form form={form} className={styles.step}>
      <div>
        <h2 className="heading">{words.title}</h2>
        <p className={styles.lead}>{lostPhone ? words.recovery_lead : words.lead}</p>
      </div>
      <div ref={fields}>
        {lostPhone ? (
          <TextField
            form={form}
            name="code"
            label={words.recovery}
            hint={words.recovery_hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ) : (
          <TextField
            form={form}
            name="code"
            label={words.code}
            hint={words.code_hint}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
      </div>
      {!lostPhone && (
        <CheckField form={form} name="remember" label={words.remember} hint={words.remember_hint} />
      )}
      <FormEnd form={form} refused={words.refused} submit={words.submit} busy={words.busy} />
      {lostPhone && (
        <p className={styles.lead}>
          {words.lost_all} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => change(!lostPhone)}>
          {lostPhone ? words.back_to_app : words.lost_phone}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.start_again}
        </Button>
      </div>
    </Form>
  );
}
