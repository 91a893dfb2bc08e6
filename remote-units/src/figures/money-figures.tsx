import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { Money } from '@manzil/shared/contract/values';
import { useTexts } from '@manzil/shared/runtime';
import { Figure } from '@manzil/shared/ui/figure';
import type { ReactNode } from 'react';
import { useCurrency } from '../display/use-currency';
import { periodSpan } from '../period/period-words';
import { Amount, areWhole, currencyOf } from './amount';
import { FigureContext } from './figure-context';
import { FigureInfo } from './figure-info';
import { costsContext, rentContext } from './money-contexts';

export type MoneyFigureName = 'rent' | 'costs' | 'net' | 'payouts';

type MoneyFigureProps = {
  name: MoneyFigureName;
  money: Money;
  allWhole: boolean;
  context: string;
  span: string;
  below: ((name: MoneyFigureName) => ReactNode) | undefined;
};

function MoneyFigure({ name, money, allWhole, context, span, below }: MoneyFigureProps) {
  const { t, language } = useTexts('units');
  const label = t(`figures.${name}`);
  const { shown, rate } = useCurrency();
  const { money: main, beside } = shown(money);
  return (
    <Figure
      label={label}
      value={<Amount money={main} allWhole={allWhole || main !== money} />}
      {...currencyOf(main, language)}
      context={
        <FigureContext beside={beside}>
          {context}
          {below?.(name)}
        </FigureContext>
      }
      info={{
        label: t('figures.info', { label }),
        children: (
          <FigureInfo formula={t(`figures.${name}_info`)} span={span} ratedOn={rate?.as_of} />
        ),
      }}
    />
  );
}

type MoneyFiguresProps = {
  dashboard: Dashboard;
  withNet?: boolean;
  /** What stands below a figure. */
  below?: (name: MoneyFigureName) => ReactNode;
};

/** Use inside FigureGrid. */
export function MoneyFigures({ dashboard, withNet = false, below }: MoneyFiguresProps) {
  const words = useTexts('units');
  const { t } = words;
  const { rent, costs, payouts, open_instalments } = dashboard.figures;
  const net = netOf(dashboard.figures);
  const common = {
    allWhole: areWhole([rent, costs, payouts, open_instalments]),
    span: periodSpan(dashboard, words),
    below,
  };
  return (
    <>
      <MoneyFigure
        {...common}
        name="rent"
        money={rent}
        context={rentContext(dashboard.figures, words)}
      />
      <MoneyFigure
        {...common}
        name="costs"
        money={costs}
        context={costsContext(dashboard.figures, words)}
      />
      {withNet && (
        <MoneyFigure {...common} name="net" money={net} context={t('figures.in_period')} />
      )}
      <MoneyFigure {...common} name="payouts" money={payouts} context={t('figures.in_period')} />
    </>
  );
}

export const netOf = ({ rent, costs }: Pick<Dashboard['figures'], 'rent' | 'costs'>): Money => ({
  amount: rent.amount - costs.amount,
  currency: rent.currency,
});
