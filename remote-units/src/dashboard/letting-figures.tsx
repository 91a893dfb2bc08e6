import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { ratioBps } from '@manzil/shared/domain/money';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { Figure } from '@manzil/shared/ui/figure';
import { FigureInfo } from '../figures/figure-info';
import { percentFigure } from '../figures/percent-figure';
import { periodSpan } from '../period/period-words';

/** Use inside FigureGrid. */
export function LettingFigures({ dashboard }: { dashboard: Dashboard }) {
  const words = useTexts('units/dashboard');
  const { t, language } = words;
  const { net_yield_bps, let_days, available_days } = dashboard.figures;
  const info = (label: string, formula: string, span?: string) => ({
    label: t('figures.info', { label }),
    children: <FigureInfo formula={formula} {...(span && { span })} />,
  });
  const days = {
    count: available_days,
    let: formatNumber(let_days, language),
    days: formatNumber(available_days, language),
  };
  return (
    <>
      <Figure
        label={t('figures.net_yield')}
        {...percentFigure(net_yield_bps, language)}
        context={t(net_yield_bps === null ? 'figures.none_let' : 'figures.let_units')}
        info={info(t('figures.net_yield'), t('figures.net_yield_info'))}
      />
      <Figure
        label={t('figures.occupancy')}
        {...percentFigure(
          available_days === 0 ? null : ratioBps(let_days, available_days),
          language,
        )}
        context={t('figures.let_days', days)}
        info={info(
          t('figures.occupancy'),
          t('figures.occupancy_info'),
          periodSpan(dashboard, words),
        )}
      />
    </>
  );
}
