import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import { sumAmounts } from '@manzil/shared/domain/money';
import { formatMonth, formatMonthName } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import type { CSSProperties } from 'react';
import styles from './cash-flow-chart.module.css';
import { ticks } from './chart-scale';

/** Minor units to thousands. */
const THOUSAND = 100_000;
/** Share of a month's width that its bar takes. */
const BAR = 0.48;

export function CashFlowChart({ months }: { months: readonly CashFlowMonth[] }) {
  const { t, language } = useTexts('units');
  // A refund is a negative cost and stands above the line.
  const values = months.flatMap(({ rent, costs }) => [rent.amount, -costs.amount]);
  const lines = ticks(Math.max(0, ...values) / THOUSAND, -Math.min(0, ...values) / THOUSAND);
  const [bottom = 0, top = 1] = [lines[0], lines.at(-1)];
  const labels = lines.map((line) => formatNumber(line, language));
  const y = (value: number) => ((top - value) / (top - bottom)) * 100;
  const total = (name: 'rent' | 'costs') =>
    formatMoney(
      sumAmounts(
        months.map((month) => month[name]),
        'AED',
      ),
      language,
    );
  return (
    <div
      className={styles.chart}
      style={{ '--longest': Math.max(...labels.map(({ length }) => length)) } as CSSProperties}
      role="img"
      aria-label={t('cash_flow.label', {
        from: formatMonth(months[0]?.month ?? '', language),
        until: formatMonth(months.at(-1)?.month ?? '', language),
        rent: total('rent'),
        costs: total('costs'),
      })}
    >
      <p className={styles.legend}>
        <span className={styles.rent}>{t('cash_flow.rent')}</span>
        <span className={styles.costs}>{t('cash_flow.costs')}</span>
      </p>
      <svg className={styles.axis} width="100%" height="100%" aria-hidden="true">
        {lines.map((line, index) => (
          <text key={line} y={`${y(line)}%`} dy="0.35em">
            {labels[index]}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} width="100%" height="100%" aria-hidden="true">
        {lines.map((line) => (
          <line
            key={line}
            className={line === 0 ? styles.zero : styles.line}
            x2="100%"
            y1={`${y(line)}%`}
            y2={`${y(line)}%`}
          />
        ))}
        {months.map(({ month, rent, costs }, index) => {
          const x = `${((index + (1 - BAR) / 2) / months.length) * 100}%`;
          const width = `${(BAR / months.length) * 100}%`;
          const [up, down] = [rent.amount / THOUSAND, costs.amount / THOUSAND];
          return (
            <g key={month}>
              <rect
                className={styles.rent}
                x={x}
                width={width}
                y={`${y(Math.max(up, 0))}%`}
                height={`${Math.abs(y(0) - y(up))}%`}
              />
              <rect
                className={styles.costs}
                x={x}
                width={width}
                y={`${y(Math.max(-down, 0))}%`}
                height={`${Math.abs(y(-down) - y(0))}%`}
              />
            </g>
          );
        })}
      </svg>
      <div className={styles.months}>
        {months.map(({ month }) => (
          <span key={month}>{formatMonthName(month, language)}</span>
        ))}
      </div>
    </div>
  );
}
