import { render, screen, within } from '@testing-library/react';
import { type Column, Table } from './table';

type Payment = { id: string; trigger: string; amount: string };

const columns: Column<Payment>[] = [
  { key: 'trigger', head: 'Auslöser', cell: (row) => row.trigger, narrow: 'title' },
  { key: 'amount', head: 'Betrag in AED', cell: (row) => row.amount, numeric: true },
];
const rows = [
  { id: '1', trigger: 'Reservierung', amount: '92.500,00' },
  { id: '2', trigger: 'Kaufvertrag', amount: '277.500,00' },
];

test('a table is named by its caption and lists rows and sum in order', () => {
  render(
    <Table
      caption="Zahlplan"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sum={{ trigger: 'Summe', amount: '370.000,00' }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Zahlplan' });
  const texts = within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(texts).toEqual([
    ['Auslöser', 'Betrag in AED'],
    ['Reservierung', '92.500,00'],
    ['Kaufvertrag', '277.500,00'],
    ['Summe', '370.000,00'],
  ]);
});
