import { RESET_CODE_DIGITS } from '@manzil/shared/contract/account';
import { Refusal } from '@manzil/shared/forms';
import { type ApiError, isApiError, useHoldReload } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { CodeInput } from '@manzil/shared/ui/code-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeAgain } from './code-again';
import { codeIsValid } from './password.api';
import styles from './password.module.css';

const NO_CODE = ' '.repeat(RESET_CODE_DIGITS);

/** The code from the mail; checked as soon as it is complete. One that was wrong is checked again when the reader says so: there are five tries. */
export function CodeForm({ onValid }: { onValid: (code: string) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState(NO_CODE);
  const [checking, setChecking] = useState(false);
  const [wrong, setWrong] = useState<'code_missing' | 'code_wrong' | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  useHoldReload(code !== NO_CODE);

  async function check(complete: string): Promise<void> {
    if (checking) return;
    setChecking(true);
    setWrong(null);
    setRefusal(null);
    try {
      if (await codeIsValid(complete)) onValid(complete);
      else setWrong('code_wrong');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
    } finally {
      setChecking(false);
    }
  }

  function change(next: string): void {
    setCode(next);
    setWrong(null);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.includes(' ')) setWrong('code_missing');
    else void check(code);
  }

  return (
    <form className={styles.fields} noValidate onSubmit={submit} aria-busy={checking}>
      <Refusal error={refusal} refused={t('password.not_checked')} />
      <CodeInput
        label={t('password.code')}
        boxLabel={(n) => t('password.digit', { n, count: RESET_CODE_DIGITS })}
        value={code}
        onChange={change}
        onComplete={(complete) => void check(complete)}
        error={wrong ? t(`password.${wrong}`) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="form"
        busy={checking}
        busyLabel={t('password.check_busy')}
      >
        {t('password.check')}
      </Button>
      <CodeAgain
        onSent={() => {
          setCode(NO_CODE);
          setWrong(null);
          setRefusal(null);
        }}
      />
    </form>
  );
}
