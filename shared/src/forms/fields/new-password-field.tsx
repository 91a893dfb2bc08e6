import { PasswordField } from '@manzil/shared/forms';
import { usePortal } from '@manzil/shared/runtime';
import { CircleCheck } from 'lucide';
import { useEffect, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../contract/passwords/passwords';
import type { PasswordOwner } from '../../domain/guessable-problem';
import { LineIcon } from '../../ui/line-icon/line-icon';
import type { FormValues } from '../api-form';
import type { FieldProps } from '../field-props';
import styles from './new-password-field.module.css';
import de from './texts/new-password.de.json';
import en from './texts/new-password.en.json';

/** Judging takes up to a tenth of a second on a phone: not for each letter of who types fast. */
const REST_MS = 250;

const loadJudge = () =>
  import(/* webpackChunkName: "guessable-problem" */ '../../domain/guessable-problem');

type Verdict = { password: string; problem: { de: string; en: string } | null };

type NewPasswordFieldProps<Values extends FormValues> = FieldProps<Values, 'input'> & {
  /** Whose words are known to who guesses; null where nobody is signed in. */
  owner: PasswordOwner | null;
};

/** Says while it is typed whether it is soon guessed. Where the judge does not come, the API says so. */
export function NewPasswordField<Values extends FormValues>({
  owner,
  hint,
  ...props
}: NewPasswordFieldProps<Values>) {
  const { form, name } = props;
  const { language } = usePortal();
  const words = { de, en }[language];
  const password: string = form.valueOf(name);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const begun = password !== '';
  const long = [...password.normalize('NFC')].length >= PASSWORD_MIN_LENGTH;
  useEffect(() => {
    if (begun) loadJudge().catch(() => undefined);
  }, [begun]);
  useEffect(() => {
    if (!long) return;
    let gone = false;
    const rest = setTimeout(async () => {
      const judge = await loadJudge().catch(() => null);
      const problem = await judge?.guessableProblem(password, owner).catch(() => undefined);
      if (!gone && problem !== undefined) setVerdict({ password, problem });
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(rest);
    };
  }, [password, long, owner?.email]);

  const judged = long && verdict?.password === password && !form.errorOf(name) ? verdict : null;
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={
        <span role="status">
          {judged?.problem && <span className={styles.weak}>{judged.problem[language]}</span>}
          {judged?.problem === null && (
            <span className={styles.strong}>
              <LineIcon lines={CircleCheck} size={16} strokeWidth={1.75} />
              {words.strong}
            </span>
          )}
          {!judged && hint}
        </span>
      }
    />
  );
}
