import type { UnitColumn } from '@manzil/shared/contract/settings/settings';
import type { UnitSort } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatAmount } from '@manzil/shared/format/money';
import type { TextsOf } from '@manzil/shared/runtime';
import type { Column } from '@manzil/shared/ui/table';

export const NO_FIGURE = '–';

export function amountColumns(
  { t, language }: TextsOf<'units/units'>,
  sort: UnitSort | undefined,
): (Column<UnitSummary> & { key: UnitColumn })[] {
  const byRent = sort === 'rent' || sort === '-rent';
  return [
    {
      key: 'price',
      head: t('table.price'),
      cell: ({ purchase_price }) => formatAmount(purchase_price, language, { whole: true }),
      numeric: true,
      narrow: byRent ? 'hidden' : 'amount',
    },
    {
      key: 'rent',
      head: t('table.rent'),
      cell: ({ annual_rent }) =>
        annual_rent ? formatAmount(annual_rent, language, { whole: true }) : NO_FIGURE,
      numeric: true,
      narrow: byRent ? 'amount' : 'hidden',
    },
    {
      key: 'open',
      head: t('table.open'),
      cell: ({ open_amount }) =>
        open_amount ? formatAmount(open_amount, language, { whole: true }) : NO_FIGURE,
      numeric: true,
      narrow: 'hidden',
    },
  ];
}
