import { screen, within } from '@testing-library/react';
import { openProject } from '../testing/open-project';
import { aProject } from '../testing/project-fixtures';

test('every forecast is listed, with how far it lies from the contract', async () => {
  await openProject(
    aProject({
      forecasts: [
        { announced_on: '2025-02-20', forecast_on: '2027-06-30' },
        { announced_on: '2026-02-18', forecast_on: '2027-07-31' },
        { announced_on: '2026-08-10', forecast_on: '2027-09-30' },
      ],
    }),
  );
  const promises = screen.getByRole('region', { name: 'Prognosen zur Fertigstellung' });
  expect(
    within(promises)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '10.08.2026Fertig am 30.09.202792\u00A0Tage später als im Vertrag',
    '18.02.2026Fertig am 31.07.202731\u00A0Tage später als im Vertrag',
    '20.02.2025Fertig am 30.06.2027wie im Vertrag',
  ]);
});

test('without a day in the contract forecasts are measured by the first of them', async () => {
  await openProject(
    aProject({
      contract_completion_on: null,
      forecasts: [
        { announced_on: '2025-02-20', forecast_on: '2027-06-30' },
        { announced_on: '2026-08-10', forecast_on: '2027-06-29' },
      ],
    }),
  );
  const [latest, first] = within(
    screen.getByRole('region', { name: 'Prognosen zur Fertigstellung' }),
  ).getAllByRole('listitem');
  expect(latest).toHaveTextContent('Fertig am 29.06.2027ein Tag früher als zuerst angekündigt');
  expect(first).toHaveTextContent('Fertig am 30.06.2027zuerst angekündigt');
});
