import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { anOffPlanUnit, aUnitList, fourUnits, unitId, units } from '../testing/unit-fixtures';

const open = (answers: Record<string, unknown>) => renderScreen({ screen: 'contracts', answers });

test('every unit has its purchase contract, each let one its tenancy', async () => {
  await open({ 'GET /units?page=1': aUnitList(fourUnits()) });
  const purchases = screen.getByRole('region', { name: 'Kaufverträge' });
  expect(within(purchases).getAllByRole('listitem')).toHaveLength(4);
  expect(
    within(purchases).getByText('Kaufpreis 1.850.000,00 AED · dein Anteil: 100 %'),
  ).toBeInTheDocument();
  const tenancies = screen.getByRole('region', { name: 'Mietverträge' });
  expect(within(tenancies).getByRole('link', { name: 'Marina Walk Tower 2304' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(1)}`,
  );
  expect(tenancies).toHaveTextContent('120.000,00 AED im Jahr · 4 Schecks, 1 eingelöst');
  expect(tenancies).toHaveTextContent('bis 31.08.2027');
});

test('a large portfolio is complete and starts short', async () => {
  const { user, requests } = await open({
    'GET /units?page=1': aUnitList(units(1, 24), { count: 54 }),
    'GET /units?page=2': aUnitList(units(25, 24), { page: 2, count: 54 }),
    'GET /units?page=3': aUnitList(units(49, 6), { page: 3, count: 54 }),
  });
  const purchases = screen.getByRole('region', { name: 'Kaufverträge' });
  expect(within(purchases).getByText('54 Verträge')).toBeInTheDocument();
  expect(within(purchases).getAllByRole('listitem')).toHaveLength(12);
  await user.click(within(purchases).getByRole('button', { name: 'Alle 54 anzeigen' }));
  expect(within(purchases).getAllByRole('listitem')).toHaveLength(54);
  expect(requests).toHaveLength(3);
});

test('without a tenancy it says so', async () => {
  await open({ 'GET /units?page=1': aUnitList([anOffPlanUnit()]) });
  expect(screen.getByText('Zurzeit ist keine deiner Einheiten vermietet.')).toBeInTheDocument();
});

test('without a unit it says what to do', async () => {
  await open({ 'GET /units?page=1': aUnitList([]) });
  expect(screen.getByText('Noch keine Einheit zugeordnet')).toBeInTheDocument();
});
