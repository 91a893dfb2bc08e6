import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Figure } from '@manzil/shared/ui/figure';
import { useCurrency } from '../display/use-currency';
import { Amount, areWhole, currencyOf } from '../figures/amount';
import { FigureContext } from '../figures/figure-context';
import { FigureInfo } from '../figures/figure-info';

/** Use inside FigureGrid. */
export function OpenInstalments({ dashboard }: { dashboard: Dashboard }) {
  const { t, language } = useTexts('units/dashboard');
  const { rent, costs, payouts, open_instalments, open_instalment_units } = dashboard.figures;
  const label = t('figures.open_instalments');
  const { owed, rate } = useCurrency();
  return (
    <Figure
      label={label}
      value={
        <Amount
          money={open_instalments}
          allWhole={areWhole([rent, costs, payouts, open_instalments])}
        />
      }
      {...currencyOf(open_instalments, language)}
      context={
        <FigureContext beside={owed(open_instalments).beside}>
          {t('figures.as_of_today', { count: open_instalment_units })}
          {dashboard.in_part &&
            open_instalment_units > 0 &&
            ` (${t('figures.whole', { count: open_instalment_units })})`}
        </FigureContext>
      }
      info={{
        label: t('figures.info', { label }),
        children: <FigureInfo formula={t('figures.open_instalments_info')} ratedOn={rate?.as_of} />,
      }}
    />
  );
}
