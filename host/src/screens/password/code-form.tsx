import { RESET_CODE_DIGITS } from '@manzil/shared/contract/account';
import { type ApiError, isApiError, useHoldReload } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { CodeInput } from '@manzil/shared/ui/code-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice, wholeForm } from '../account/form-notice';
import { CodeAgain } from './code-again';
import { codeIsValid } from './password.api';
import styles from './password.module.css';

const NO_CODE = ' '.repeat(RESET_CODE_DIGITS);

/** The code from the mail; checked as soon as its last digit is there. */
export function CodeForm({ onValid }: { onValid: (code: string) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState(NO_CODE);
  const [checking, setChecking] = useState(false);
  const [wrong, setWrong] = useState<'code_missing' | 'code_wrong' | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  useHoldReload(code !== NO_CODE);

  async function check(complete: string): Promise<void> {
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
    if (!next.includes(' ') && next !== code && !checking) void check(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (checking) return;
    if (code.includes(' ')) setWrong('code_missing');
    else void check(code);
  }

  return (
    <form className={styles.fields} noValidate onSubmit={submit} aria-busy={checking}>
      <FormNotice
        error={refusal ? wholeForm(refusal) : undefined}
        refused={t('password.not_checked')}
      />
      <CodeInput
        label={t('password.code')}
        boxLabel={(n) => t('password.digit', { n, count: RESET_CODE_DIGITS })}
        value={code}
        onChange={change}
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
