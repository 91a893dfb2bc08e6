import type { ChosenUnit, TaxSum, TaxYear } from '@manzil/shared/contract/tax/tax';
import { depreciates } from '@manzil/shared/domain/depreciation';
import { DEDUCTED } from '@manzil/shared/domain/tax-year';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Section } from '@manzil/shared/ui/section';
import { AmountsNote } from '../money/amounts-note';
import { afterDepreciation } from './after-depreciation';
import { BookingRow } from './booking-row';
import styles from './group-table.module.css';

type GroupTablesProps = { taxYear: TaxYear; unit: ChosenUnit };
type Group = ChosenUnit['groups'][number];

const COUNTED: readonly string[] = ['rental_income', ...DEDUCTED];

/** Every group with its bookings: what counts towards the surplus, then what else was booked. */
export function GroupTables({ taxYear, unit }: GroupTablesProps) {
  const { t } = useTexts('units/tax');
  const { year, residence } = taxYear;
  const currency = unit.surplus.converted?.currency ?? null;
  const counted = unit.groups.filter(({ group }) => COUNTED.includes(group));
  const besides = unit.groups.filter(({ group }) => !COUNTED.includes(group));
  return (
    <div>
      <Section title={t(residence === 'DE' ? 'groups.title_de' : 'groups.title')}>
        {counted.length === 0 ? (
          <EmptyState drawing={false} title={t('tax.nothing', { year })}>
            {t('tax.nothing_reason')}
          </EmptyState>
        ) : (
          <GroupTable
            caption={t('groups.caption', { year })}
            groups={counted}
            currency={currency}
            residence={residence}
            result={unit}
          />
        )}
      </Section>
      {besides.length > 0 && (
        <Section title={t('groups.besides')} note={t('groups.besides_note')}>
          <GroupTable
            caption={t('groups.besides_caption', { year })}
            groups={besides}
            currency={currency}
            residence={residence}
          />
        </Section>
      )}
    </div>
  );
}

type GroupTableProps = {
  caption: string;
  groups: readonly Group[];
  currency: string | null;
  residence: TaxYear['residence'];
  /** Whose sums follow. */
  result?: ChosenUnit;
};

function GroupTable({ caption, groups, currency, residence, result }: GroupTableProps) {
  const { t } = useTexts('units/tax');
  const hasReceipts = groups.some(({ items }) => items.some(({ document_id }) => document_id));
  const labels = hasReceipts ? 3 : 2;
  return (
    <>
      <AmountsNote>
        {currency ? t('groups.amounts_converted', { currency }) : t('groups.amount')}
      </AmountsNote>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('groups.on')}</th>
            <th scope="col">{t('groups.booking')}</th>
            {hasReceipts && <th scope="col">{t('groups.receipt')}</th>}
            <th scope="col" className={styles.numeric}>
              {t('groups.amount')}
            </th>
            {currency && (
              <>
                <th scope="col" className={styles.rate}>
                  {t('groups.rate', { currency })}
                </th>
                <th scope="col" className={styles.numeric}>
                  {t('groups.converted', { currency })}
                </th>
              </>
            )}
          </tr>
        </thead>
        {groups.map(({ group, sum, items }) => (
          <tbody key={group}>
            <SumRow label={t(`groups.${wordOf(group, residence)}`)} sum={sum} labels={labels} />
            {items.map((item) => (
              <BookingRow
                key={item.booking_id}
                booking={item}
                converts={currency !== null}
                hasReceipts={hasReceipts}
              />
            ))}
          </tbody>
        ))}
        {result && <Result unit={result} residence={residence} labels={labels} />}
      </table>
    </>
  );
}

/** Only where depreciation exists is it said that these are written off. */
const wordOf = (group: Group['group'], residence: TaxYear['residence']) =>
  group === 'acquisition_costs' && residence && depreciates(residence) ? 'written_off' : group;

type SumRowProps = { label: string; sum: TaxSum; labels: number };

/** @param labels columns before the amounts */
function SumRow({ label, sum, labels }: SumRowProps) {
  const { language } = useTexts('units/tax');
  return (
    <tr className={styles.sum}>
      <th scope="rowgroup" colSpan={labels}>
        {label}
      </th>
      <td className={styles.numeric}>{formatAmount(sum.amount, language)}</td>
      {sum.converted && (
        <>
          <td className={styles.rate} />
          <td className={styles.numeric}>{formatAmount(sum.converted, language)}</td>
        </>
      )}
    </tr>
  );
}

type ResultProps = {
  unit: ChosenUnit;
  residence: TaxYear['residence'];
  labels: number;
};

function Result({ unit, residence, labels }: ResultProps) {
  const { t, language } = useTexts('units/tax');
  const { costs, surplus, depreciation } = unit;
  const written = depreciation?.result?.amount;
  const after = afterDepreciation(unit);
  const isAlone = residence && !depreciates(residence);
  const row = (label: string, amount: string) => (
    <tr className={styles.sum}>
      <th scope="row" colSpan={labels}>
        {label}
      </th>
      <td />
      <td className={styles.rate} />
      <td className={styles.numeric}>{amount}</td>
    </tr>
  );
  return (
    <tbody className={styles.result}>
      <SumRow label={t('groups.costs')} sum={costs} labels={labels} />
      <SumRow
        label={t(isAlone ? 'groups.surplus_alone' : 'groups.surplus')}
        sum={surplus}
        labels={labels}
      />
      {written && after && (
        <>
          {row(
            t('groups.depreciation'),
            formatAmount({ ...written, amount: 0 - written.amount }, language),
          )}
          {row(
            t(after.amount < 0 ? 'groups.loss_after' : 'groups.after'),
            formatAmount(after, language),
          )}
        </>
      )}
    </tbody>
  );
}
