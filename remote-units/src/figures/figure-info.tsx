import { useWords } from '@manzil/shared/runtime';

/** How a figure comes about, and which days it counts. */
export function FigureInfo({ formula, span }: { formula: string; span?: string }) {
  const { t } = useWords('units');
  return (
    <>
      <p>{formula}</p>
      {span && <p>{t('figures.counted', { span })}</p>}
    </>
  );
}
