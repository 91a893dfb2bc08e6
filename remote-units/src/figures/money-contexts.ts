import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { ratioBps } from '@manzil/shared/domain/money';
import { formatBps } from '@manzil/shared/format/percent';
import type { TextsOf } from '@manzil/shared/runtime';

type Figures = Dashboard['figures'];

/** Below the rent: how it has changed, where that can be said. */
export const rentContext = (
  { rent_change_bps }: Pick<Figures, 'rent_change_bps'>,
  { t, language }: TextsOf<'units'>,
): string =>
  rent_change_bps === null
    ? t('figures.in_period')
    : t('figures.rent_change', {
        percent: formatBps(rent_change_bps, language, { signed: true, digits: 1 }),
      });

/** Below the costs: their share of the rent, where there is one. */
export const costsContext = (
  { rent, costs }: Pick<Figures, 'rent' | 'costs'>,
  { t, language }: TextsOf<'units'>,
): string =>
  rent.amount > 0
    ? t('figures.costs_share', {
        percent: formatBps(ratioBps(costs.amount, rent.amount), language, { digits: 0 }),
      })
    : t('figures.in_period');
