import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { anInvestor } from '../testing/investor-fixture';
import { aUnitInHandover, aUnitList, unitId } from '../testing/unit-fixtures';

const ALL = 'GET /units?state=handover';

const open = (answers: Record<string, unknown>, setup: object = {}) =>
  renderScreen({ screen: 'handover', answers, ...setup });

test('a unit in handover shows its steps, its deadline and what is to be paid', async () => {
  await open({ [ALL]: aUnitList([aUnitInHandover()]) });
  const [row] = screen.getAllByRole('listitem');
  expect(row).toHaveTextContent('Yas Canal House 705');
  expect(row).toHaveTextContent('6 von 10 Schritten');
  expect(row).toHaveTextContent(
    'Noch zu zahlen: 506.000,00 AED. Zahlung fällig am 24.11.2026. Übergabe bis 12.12.2026.',
  );
  expect(screen.getByRole('link', { name: 'Einheit ansehen' })).toHaveAttribute(
    'href',
    `/my-units/${unitId(3)}`,
  );
});

test('the ten steps say which are done and which comes next', async () => {
  const { user } = await open({ [ALL]: aUnitList([aUnitInHandover()]) });
  await user.click(screen.getByText('Alle zehn Schritte'));
  const steps = within(screen.getByRole('list', { name: 'Die zehn Schritte' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject({
    5: 'Mängel beseitigen lassen erledigt',
    6: '7Nachbegehung (De-Snagging) als Nächstes',
    9: '10Eigentumsurkunde (Title Deed) prüfen und ablegen offen',
  });
});

test('closing leads back to the units', async () => {
  const { user } = await open({ [ALL]: aUnitList([aUnitInHandover()]) });
  await user.click(screen.getByRole('link', { name: 'Zurück zu deinen Einheiten' }));
  expect(await screen.findByText('Adresse: /my-units')).toBeInTheDocument();
});

test('without a handover it explains when one begins', async () => {
  await open({ [ALL]: aUnitList([]) });
  expect(
    screen.getByRole('heading', { name: 'Noch keine Übergabe angekündigt' }),
  ).toBeInTheDocument();
});

test('more units in handover come on demand, from where the list ends', async () => {
  const { user } = await open({
    [ALL]: aUnitList([aUnitInHandover()], { has_more: true, next_cursor: 'urgent.1' }),
    [`${ALL}&cursor=urgent.1`]: aUnitList([
      aUnitInHandover({ unit_id: unitId(9), unit_no: '809' }),
    ]),
  });
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByRole('heading', { name: /809/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument();
});

test.each([
  ['de', 'Zahlung war am 24.11.2026 fällig. Übergabe war bis 12.12.2026 vorgesehen.'],
  ['en', 'Payment was due on 24 Nov 2026. Handover was due by 12 Dec 2026.'],
])('days that have passed are no days ahead, in %s', async (language, sentence) => {
  await open({ [ALL]: aUnitList([aUnitInHandover()]) }, { language, now: '2026-12-13T08:00:00Z' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(sentence);
});

test.each([
  ['de', 'Zahlung war am 24.11.2026 fällig, der Nachweis ist in Prüfung.'],
  ['en', 'Payment was due on 24 Nov 2026; the proof is in review.'],
])('a payment whose proof is in review is not called late, in %s', async (language, sentence) => {
  const unit = aUnitInHandover();
  const next_instalment = { ...unit.stage.next_instalment!, status: 'proof_submitted' as const };
  const inReview = { ...unit, stage: { ...unit.stage, next_instalment } };
  await open({ [ALL]: aUnitList([inReview]) }, { language, now: '2026-12-01T08:00:00Z' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(sentence);
});

test('a day ends with itself', async () => {
  await open({ [ALL]: aUnitList([aUnitInHandover()]) }, { now: '2026-12-12T08:00:00Z' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Übergabe bis 12.12.2026.');
});

test.each(['unit', 'share'] as const)(
  'of a shared unit all is to be paid, also where the account shows the %s',
  async (amounts_of) => {
    await open(
      { [ALL]: aUnitList([aUnitInHandover({ share_bps: 5_000 })]) },
      { investor: anInvestor({ amounts_of }) },
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'Noch zu zahlen: 506.000,00 AED für die ganze Einheit. Zahlung fällig',
    );
  },
);
