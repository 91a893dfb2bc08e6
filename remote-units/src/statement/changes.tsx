import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { figureNames } from './figure-names';
import { statementQuery } from './statement.api';

/** What differs between a statement and the one that replaces it. */
export function Changes({ from, to }: { from: string; to: string }) {
  const { t, language } = useTexts('units/statement');
  const { data: before } = useQuery(statementQuery(from, language));
  const { data: after } = useQuery(statementQuery(to, language));
  if (!before || !after) return null;
  const changed = figureNames.filter(
    (name) => before.figures[name].amount !== after.figures[name].amount,
  );
  if (changed.length === 0) return <p>{t('statement.unchanged')}</p>;
  return (
    <ul>
      {changed.map((name) => (
        <li key={name}>
          {t('statement.change', {
            figure: t(`figure.${name}`),
            from: formatMoney(before.figures[name], language),
            to: formatMoney(after.figures[name], language),
          })}
        </li>
      ))}
    </ul>
  );
}
