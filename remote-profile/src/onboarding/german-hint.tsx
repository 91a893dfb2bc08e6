import type { Taxpayer } from '@manzil/shared/domain/tax-id';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { CircleCheck } from 'lucide';
import styles from './onboarding.module.css';
import { isCheckedTaxId } from './residence-rules';

type GermanHintProps = { payer: Taxpayer; typed: string };

export function GermanHint({ payer, typed }: GermanHintProps) {
  const { t } = useTexts('profile/onboarding');
  if (payer === 'company') return t('residence.tax_id_company');
  if (!isCheckedTaxId('DE', typed)) return t('residence.tax_id_german');
  return (
    <span className={styles.right}>
      <LineIcon lines={CircleCheck} size={16} strokeWidth={1.75} />
      {t('residence.tax_id_right')}
    </span>
  );
}
