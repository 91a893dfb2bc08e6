import type { RentCheque, RentTenancy } from '@manzil/shared/contract/rents/rents';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { ChequeLadder } from '../cheque/cheque-ladder';
import { isShared, usePart } from '../display/use-part';
import { AmountsNote } from '../money/amounts-note';
import { Arrears } from './arrears';
import { BookedAmount } from './booked-amount';
import { ChequeStatus } from './cheque-status';
import { rentBookings } from './rent-bookings';
import styles from './rents.module.css';

export function TenancySection({ tenancy }: { tenancy: RentTenancy }) {
  const { t, language } = useTexts('units/rents');
  const { unit, starts_on, ends_on, annual_rent, share_bps, cheques } = tenancy;
  const days = { from: formatDay(starts_on, language), to: formatDay(ends_on, language) };
  const { inPart } = usePart();
  const hasCheques = cheques.length > 0;
  const whose = inPart ? 'part' : 'share';
  const share =
    isShared(tenancy) &&
    t(hasCheques ? `rents.${whose}` : `rents.${whose}_of_rent`, {
      share: formatBps(share_bps, language),
    });
  return (
    <Section
      title={<Link to={`/my-units/${unit.unit_id}`}>{unitTitle(unit)}</Link>}
      note={t('rents.span', days)}
      aside={t('rents.annual', { rent: formatMoney(annual_rent, language, { whole: true }) })}
    >
      {hasCheques ? (
        <>
          <ChequeLadder cheques={cheques.filter(({ status }) => status !== 'replaced')} />
          <ChequeTable cheques={cheques} unit={unit} />
        </>
      ) : (
        <p className={styles.without}>
          <span>{t('rents.no_cheques')}</span>
          <Link to={rentBookings(unit.unit_id)}>{t('rents.booked')}</Link>
        </p>
      )}
      {share && <p className={styles.note}>{share}</p>}
      {cheques
        .filter(({ status }) => status === 'bounced')
        .map((cheque) => (
          <Arrears key={cheque.seq} cheque={cheque} inDubai={tenancy.in_dubai !== false} />
        ))}
    </Section>
  );
}

type ChequeTableProps = { cheques: readonly RentCheque[]; unit: RentTenancy['unit'] };

function ChequeTable({ cheques, unit }: ChequeTableProps) {
  const { t, language } = useTexts('units/rents');
  const currency = cheques[0]?.amount.currency ?? 'AED';
  const columns: Column<RentCheque>[] = [
    { key: 'seq', head: t('cheques.seq'), cell: ({ seq }) => seq, narrowLabel: t('cheques.seq') },
    {
      key: 'due',
      head: t('cheques.due'),
      cell: ({ due_on }) => formatDay(due_on, language),
      narrow: 'title',
    },
    {
      key: 'printed',
      head: t('cheques.printed'),
      cell: ({ cheque_no, bank_name }) => [cheque_no, bank_name].filter(Boolean).join(', '),
    },
    {
      key: 'status',
      head: t('cheques.status'),
      cell: (cheque) => <ChequeStatus cheque={cheque} />,
    },
    {
      key: 'cleared',
      head: t('cheques.cleared_on'),
      cell: ({ cleared_on }) => cleared_on && formatDay(cleared_on, language),
      narrowLabel: t('cheques.on'),
    },
    {
      key: 'amount',
      head: currency,
      cell: (cheque) => <BookedAmount cheque={cheque} unitId={unit.unit_id} />,
      numeric: true,
      narrow: 'amount',
    },
  ];
  return (
    <div className={styles.cheques}>
      <AmountsNote>{t('cheques.amounts', { currency })}</AmountsNote>
      <Table
        caption={unitTitle(unit)}
        columns={columns}
        rows={cheques}
        rowKey={({ seq }) => String(seq)}
        rowTone={({ status }) =>
          status === 'bounced' ? 'due' : status === 'replaced' ? 'quiet' : undefined
        }
      />
    </div>
  );
}
