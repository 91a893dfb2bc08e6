import { Chip } from '@manzil/shared/ui/chip';
import { Facts } from '@manzil/shared/ui/facts';
import { Figure, FigureGrid } from '@manzil/shared/ui/figure';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { CircleCheck, Clock } from 'lucide';
import { Example, Examples } from './example';
import { LONG_TITLE, RIGHT_TO_LEFT } from './samples';

const facts = [
  { label: 'Kaufpreis', value: '1.850.000,00 AED' },
  { label: 'Bauträger', value: <bdi>{RIGHT_TO_LEFT}</bdi> },
  { label: LONG_TITLE, value: 'liegt vor' },
  { label: 'Summe', value: '1.924.000,00 AED', strong: true },
];

type Instalment = { no: string; status: 'paid' | 'due' | 'open'; amount: string };

const rows: readonly Instalment[] = [
  { no: '4, 40 % Baufortschritt', status: 'paid', amount: '185.000,00' },
  { no: '5, fester Termin', status: 'due', amount: '92.500,00' },
  { no: `6, ${LONG_TITLE}`, status: 'open', amount: '−92.500,00' },
];

const statusOf: Readonly<Record<Instalment['status'], string>> = {
  paid: 'Bezahlt',
  due: 'In elf Tagen',
  open: 'Offen',
};

const columns: readonly Column<Instalment>[] = [
  { key: 'no', head: 'Rate', cell: ({ no }) => no, narrow: 'title' },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => (
      <Chip
        plain
        tone={status === 'due' ? 'warn' : 'ok'}
        icon={status === 'paid' ? CircleCheck : Clock}
      >
        {statusOf[status]}
      </Chip>
    ),
  },
  {
    key: 'amount',
    head: 'Betrag in AED',
    cell: ({ amount }) => amount,
    numeric: true,
    narrow: 'amount',
  },
];

export const Figures = () => (
  <Section title="Figures">
    <Examples>
      <Example name="FigureGrid, Figure" wide>
        <FigureGrid columns={4}>
          <Figure
            label="Ausgezahlt an dich"
            value="124.442,00"
            unit="AED"
            context="ca. 30.955 €"
            info={{ label: 'Wie sich das ergibt', children: 'Mieten ohne Gebühren.' }}
          />
          <Figure label="Paid out to you" value="124,442.00" unit="AED" unitFirst />
          <Figure label="Rendite" value="6,4" unit="%" />
          <Figure label={LONG_TITLE} value="–" context="Noch nicht vermietet" />
        </FigureGrid>
      </Example>
      <Example name="Facts, ruled">
        <Facts facts={facts} />
      </Example>
      <Example name="Facts, plain">
        <Facts kind="plain" facts={facts} />
      </Example>
      <Example name="Facts, two columns" wide>
        <Facts columns={2} facts={facts} />
      </Example>
      <Example name="Table, sum row" wide>
        <Table
          caption="Raten"
          columns={columns}
          rows={rows}
          rowKey={({ no }) => no}
          rowTone={({ status }) =>
            status === 'due' ? 'due' : status === 'paid' ? 'quiet' : undefined
          }
          sum={{ no: 'Summe', amount: '185.000,00' }}
        />
      </Example>
    </Examples>
  </Section>
);
