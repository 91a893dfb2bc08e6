import { formatMoney } from '@manzil/shared/format/money';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { type ChangedLine, changedLines } from './changed-lines';
import { figureNames } from './figure-names';
import { statementQuery } from './statement.api';

/** What differs between a statement and the one that replaces it: the sums, then what they are the sums of. */
export function Changes({ from, to }: { from: string; to: string }) {
  const { t, language } = useTexts('units/statement');
  const { data: before } = useQuery(statementQuery(from, language));
  const { data: after } = useQuery(statementQuery(to, language));
  if (!before || !after) return null;
  const changed = figureNames.filter(
    (name) => before.figures[name].amount !== after.figures[name].amount,
  );
  const lines = changedLines(before, after);
  if (changed.length + lines.length === 0) return <p>{t('statement.unchanged')}</p>;
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
      {lines.map((line) => (
        <li key={line.key}>
          <LineChange line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineChange({ line: { unit, category, from, to } }: { line: ChangedLine }) {
  const { t, language } = useTexts('units/statement');
  const place = unit ? unitTitle(unit) : t('statement.without_unit');
  const line = `${place}, ${t(`category.${category}`)}`;
  const [was, is] = [from, to].map((each) => each && formatMoney(each.amount, language));
  if (!was) return t('statement.line_new', { line, amount: is });
  if (!is) return t('statement.line_gone', { line, amount: was });
  if (was === is) return t('statement.line_rebooked', { line });
  return t('statement.change', { figure: line, from: was, to: is });
}
