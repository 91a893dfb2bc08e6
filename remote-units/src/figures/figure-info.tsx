import { formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';

type FigureInfoProps = {
  formula: string;
  span?: string;
  ratedOn?: string | undefined;
};

export function FigureInfo({ formula, span, ratedOn }: FigureInfoProps) {
  const { t, language } = useTexts('units');
  return (
    <>
      <p>{formula}</p>
      {span && <p>{t('figures.counted', { span })}</p>}
      {ratedOn && <p>{t('figures.converted', { day: formatDay(ratedOn, language) })}</p>}
    </>
  );
}
