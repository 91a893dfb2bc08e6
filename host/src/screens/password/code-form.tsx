import { RESET_CODE_DIGITS, ResetCodeInput } from '@manzil/shared/contract/passwords/passwords';
import { Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { CodeField } from '@manzil/shared/forms/fields/code-field';
import { ApiError } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';
import { CodeAgain } from './code-again';
import { codeIsValid } from './password.api';
import styles from './password.module.css';

const NO_CODE = ' '.repeat(RESET_CODE_DIGITS);

/** Checked as soon as it is complete; a wrong one again only when the user says so: there are five tries. */
export function CodeForm({ onValid }: { onValid: (code: string) => void }) {
  const { t } = useTranslation();

  async function check({ code }: ResetCodeInput): Promise<void> {
    if (!(await codeIsValid(code)))
      throw new ApiError(422, 'auth.reset_code_wrong', '', { code: t('password.code_wrong') });
  }

  const form = useApiForm({
    values: { code: NO_CODE },
    schema: ResetCodeInput,
    words: { code: t('password.code_missing') },
    leave: 'free',
    send: check,
    sent: (_, { code }) => onValid(code),
  });

  return (
    <Form form={form} className={styles.fields}>
      <CodeField
        form={form}
        name="code"
        label={t('password.code')}
        boxLabel={(n) => t('password.digit', { n, count: RESET_CODE_DIGITS })}
      />
      <FormEnd
        form={form}
        refused={t('password.not_checked')}
        submit={t('password.check')}
        busy={t('password.check_busy')}
      />
      <CodeAgain onSent={() => form.reset({ code: NO_CODE })} />
    </Form>
  );
}
