import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { aTaxUnit, aTaxYear } from '../testing/tax-fixtures';
import { unitId } from '../testing/unit-fixtures';

const unitOf = (n: number) => ({
  ...aTaxUnit(),
  unit: { unit_id: unitId(n), property_name: 'Marina Walk Tower', unit_no: String(n) },
});
const units = Array.from({ length: 30 }, (_, index) => unitOf(index + 1));

test('among more units than a list takes one is searched for, without asking again', async () => {
  const { user, requests } = await renderScreen({
    screen: 'tax',
    answers: {
      'GET /tax?language=de': aTaxYear({ units, chosen: null }),
      [`GET /tax?unit_id=${unitId(27)}&language=de`]: aTaxYear({ units, chosen: unitOf(27) }),
    },
  });
  const unit = await screen.findByRole('combobox', { name: 'Einheit', expanded: false });
  await user.click(unit);
  expect(screen.getByText('6 weitere: Such danach.', { selector: 'li' })).toBeVisible();
  await user.type(unit, 'walk 27');
  await user.click(await screen.findByRole('option', { name: 'Marina Walk Tower 27' }));
  expect(await screen.findByDisplayValue('Marina Walk Tower 27')).toBeInTheDocument();
  expect(requests.filter((each) => each.startsWith('GET /units'))).toEqual([]);
});
