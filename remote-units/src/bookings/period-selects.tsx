import { formatDay, formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import type { BookingFilter, FilterChanges } from './filter';
import { FilterSelect } from './filter-select';
import { yearsFor } from './years';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
/** The days that the address says, which are no year. */
const SPAN = 'span';

type PeriodSelectsProps = { filter: BookingFilter; onChoose: (changes: FilterChanges) => void };

export function PeriodSelects({ filter, onChoose }: PeriodSelectsProps) {
  const { t, language } = useTexts('units/bookings');
  const { year, month, from, to } = filter;
  const days = {
    from: from && formatDay(from, language),
    to: to && formatDay(to, language),
  };
  const spans = from || to;
  return (
    <>
      <FilterSelect
        label={t('bookings.year')}
        all={t('bookings.all_years')}
        value={spans ? SPAN : year}
        options={[
          ...(spans
            ? [
                [
                  SPAN,
                  t(
                    from && to ? 'bookings.span' : from ? 'bookings.span_from' : 'bookings.span_to',
                    days,
                  ),
                ] as const,
              ]
            : []),
          ...yearsFor(year).map((each) => [each, String(each)] as const),
        ]}
        onChoose={(value) => value !== SPAN && onChoose({ year: value, from: '', to: '' })}
      />
      {year && !spans && (
        <FilterSelect
          label={t('bookings.month')}
          all={t('bookings.all_months')}
          value={month}
          options={months.map((each) => [
            each,
            formatMonth(`${year}-${String(each).padStart(2, '0')}`, language),
          ])}
          onChoose={(value) => onChoose({ month: value })}
        />
      )}
    </>
  );
}
