import { formatCountry } from '@manzil/shared/format/country';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide';
import { bankQuery } from '../bank/bank.api';
import styles from './iban-hint.module.css';
import type { IbanRule } from './iban-rule';

type IbanHintProps = {
  /** As `plainIban` writes it. */
  iban: string;
  rule: IbanRule | null | undefined;
  /** The field says already what is wrong. */
  wrong: boolean;
};

export function IbanHint({ iban, rule, wrong }: IbanHintProps) {
  const { t, language } = useTexts('profile/edit-bank-details');
  // Where it does not come the bank is not named, which hinders nobody.
  const { data } = useQuery(bankQuery(rule?.bankCodeOf(iban) ?? null));
  const bank = data?.name;
  if (!rule || rule.isIbanBegun(iban)) return bank ?? t('edit_bank.iban_hint');
  const problem = rule.ibanProblem(iban);
  if (problem) return wrong ? null : <span className={styles.wrong}>{problem[language]}</span>;
  const country = formatCountry(iban.slice(0, 2), language);
  return (
    <span className={styles.right} role="status">
      <LineIcon lines={CircleCheck} size={16} strokeWidth={1.75} />
      {bank ? t('edit_bank.iban_bank', { bank, country }) : t('edit_bank.iban_right', { country })}
    </span>
  );
}
