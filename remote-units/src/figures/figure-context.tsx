import type { Money } from '@manzil/shared/contract/values';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import type { ReactNode } from 'react';

type FigureContextProps = { beside: Money | null; children: ReactNode };

export function FigureContext({ beside, children }: FigureContextProps) {
  const { t, language } = useTexts('units');
  if (!beside) return children;
  const amount = formatMoney(beside, language, { whole: true });
  return (
    <>
      <div>{t('figures.about', { amount })}</div>
      {children}
    </>
  );
}
