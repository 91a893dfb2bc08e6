import { formatCountry } from '@manzil/shared/format/country';
import { useWords } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { CircleCheck } from 'lucide';
import styles from './iban-hint.module.css';
import type { IbanRule } from './iban-rule';

type IbanHintProps = {
  /** As `plainIban` writes it. */
  iban: string;
  rule: IbanRule | null | undefined;
  /** The field says already what is wrong. */
  wrong: boolean;
};

/** What can be said of an IBAN while it is typed: nothing before it is whole. */
export function IbanHint({ iban, rule, wrong }: IbanHintProps) {
  const { t, language } = useWords('profile/edit-bank-details');
  if (!rule || rule.isIbanBegun(iban)) return t('edit_bank.iban_hint');
  const problem = rule.ibanProblem(iban);
  if (problem) return wrong ? null : <span className={styles.wrong}>{problem[language]}</span>;
  return (
    <span className={styles.right} role="status">
      <LineIcon lines={CircleCheck} size={16} strokeWidth={1.75} />
      {t('edit_bank.iban_right', { country: formatCountry(iban.slice(0, 2), language) })}
    </span>
  );
}
