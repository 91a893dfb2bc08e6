import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { useTexts } from '@manzil/shared/runtime';
import { ChequeChip } from '../cheque/cheque-chip';

export function ChequeStatus({ cheque }: { cheque: RentCheque }) {
  const { t } = useTexts('units/rents');
  const word = (state: string, count: number) =>
    state === 'replaced' && cheque.replaced_by !== null
      ? t('cheques.replaced_by', { seq: cheque.replaced_by })
      : t(`cheques.${state as RentCheque['status']}`, { count });
  return <ChequeChip cheque={cheque} word={word} />;
}
