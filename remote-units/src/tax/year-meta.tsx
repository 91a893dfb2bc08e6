import type { TaxUnit, TaxYear } from '@manzil/shared/contract/tax/tax';
import { formatDay } from '@manzil/shared/format/date';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';

const WHOLE_BPS = 10_000;

export function YearMeta({ taxYear }: { taxYear: TaxYear }) {
  const { t, language } = useTexts('units/tax');
  const { chosen, units, year, through } = taxYear;
  const day = (text: string) => formatDay(text, language);
  const isPart = ({ share_bps }: Pick<TaxUnit, 'share_bps'>) =>
    share_bps !== null && share_bps < WHOLE_BPS;
  const percent = formatBps(chosen?.share_bps ?? WHOLE_BPS, language);
  return (
    <>
      <span>{t('tax.meta', { from: day(`${year}-01-01`), through: day(through) })}</span>
      {chosen && isPart(chosen) && <span>{t('tax.share', { percent })}</span>}
      {!chosen && units.some(isPart) && <span>{t('tax.shares')}</span>}
      {chosen?.owned_to && <span>{t('tax.sold', { day: day(chosen.owned_to) })}</span>}
    </>
  );
}
