import type { RentCheque } from '@manzil/shared/contract/rents/rents';
import { useTexts } from '@manzil/shared/runtime';
import { ChequeChip, type ChequeState } from '../cheque/cheque-chip';

export function ChequeStatus({ cheque }: { cheque: RentCheque }) {
  const { t } = useTexts('units/rents');
  const word = (state: ChequeState, count: number) => {
    if (state === 'replaced' && cheque.replaced_by !== null)
      return t('cheques.replaced_by', { seq: cheque.replaced_by });
    return t(`cheques.${state}`, { count });
  };
  return <ChequeChip cheque={cheque} word={word} />;
}
