import type { OnboardingState } from '@manzil/shared/contract/onboarding/onboarding';
import { queryClient } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  button,
  open,
  person,
  refused,
  residence,
  saved,
  stateAt,
  title,
} from './testing/open-onboarding';

const changed = refused(409, 'changed_meanwhile');
const SAVED_AT = '2026-11-20T06:40:00Z';
const phone = () => screen.getByRole('textbox', { name: 'Telefon' });
const dispute = () => screen.findByRole('dialog', { name: 'Inzwischen geändert' });

/** Shows a step, of which another page has stored something else since. */
async function openStep(done: number, answers: Parameters<typeof open>[1], now: OnboardingState) {
  let state = stateAt(done);
  const shown = await open(state, { 'GET /onboarding': () => state, ...answers });
  state = now;
  return shown;
}

const recorded = (changes: Partial<OnboardingState> = {}) =>
  stateAt(1, {
    person: { typed: { ...person, phone: '+49 30 901820' }, version: 5, saved_at: null },
    ...changes,
  });

test('what is typed stays beside what another device has recorded as the whole step', async () => {
  const keep = jest.fn().mockImplementationOnce(changed).mockReturnValue(saved(6));
  const { user } = await openStep(0, { 'PUT /onboarding/person/draft': keep }, recorded());
  await user.type(phone(), '1');
  const dialog = within(await dispute());
  expect(await dialog.findByText('Telefon: +49 1515 55123041')).toBeVisible();
  expect(dialog.getByText('Telefon: +49 30 901820')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2));
  expect(keep.mock.lastCall?.[0]).toMatchObject({ version: 5 });
  expect(title()).toHaveTextContent('Person');
  expect(phone()).toHaveValue('+49 1515 55123041');
});

test('what is sent over a step that another device has recorded is decided, too', async () => {
  const put = jest.fn().mockImplementationOnce(changed).mockReturnValue(stateAt(1));
  const { user } = await openStep(0, { 'PUT /onboarding/person': put }, recorded());
  await accept(user);
  await user.click(button('Weiter zu Anschrift und Steuer'));
  const dialog = within(await dispute());
  await user.click(await dialog.findByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(title()).toHaveTextContent('Anschrift und Steuer'));
  expect(put.mock.lastCall?.[0]).toMatchObject({ phone: '+4915155512304', version: 5 });
});

test('the step that is typed in is not left when it becomes known that another device is further', async () => {
  const { user } = await openStep(0, {}, stateAt(2));
  await user.type(phone(), '1');
  await act(() => queryClient.invalidateQueries({ queryKey: ['onboarding'] }));
  expect(await screen.findByText(/erledigt/)).toBeInTheDocument();
  expect(title()).toHaveTextContent('Person');
  expect(phone()).toHaveValue('+49 1515 55123041');
});

test.each([
  ['another page has typed and taken back', stateAt(0)],
  ['has arrived as it was typed, but not its answer', stateAt(2)],
])('what %s is recorded all the same', async (_, before) => {
  const put = jest.fn(({ version }: { version: number }) =>
    version === 3 ? stateAt(Math.max(1, before.onboarding_step)) : changed(),
  );
  let state = before;
  const { user } = await open(before, {
    'GET /onboarding': () => state,
    'PUT /onboarding/person': put,
  });
  state = { ...before, person: { typed: person, version: 3, saved_at: SAVED_AT } };
  while (screen.queryByRole('button', { name: 'Zurück' })) await user.click(button('Zurück'));
  await accept(user);
  await user.click(button('Weiter zu Anschrift und Steuer'));
  await waitFor(() => expect(title()).toHaveTextContent('Anschrift und Steuer'));
  expect(put).toHaveBeenCalledTimes(2);
});

test('what is saved but not answered is recorded at the first press', async () => {
  const keep = jest.fn().mockReturnValueOnce(new Refusal(503)).mockImplementation(changed);
  const put = jest.fn(({ version }: { version: number }) =>
    version === 2 ? stateAt(2) : changed(),
  );
  const stored = { typed: { ...residence, city: 'Kiel' }, version: 2, saved_at: SAVED_AT };
  const { user } = await openStep(
    1,
    { 'PUT /onboarding/residence/draft': keep, 'PUT /onboarding/residence': put },
    stateAt(1, { residence: stored }),
  );
  const city = screen.getByRole('textbox', { name: 'Ort' });
  await user.clear(city);
  await user.type(city, 'Kiel');
  expect(await screen.findByText('Noch nicht gespeichert')).toBeVisible();
  await user.click(button('Weiter zur Identität'));
  await waitFor(() => expect(title()).toHaveTextContent('Identität'));
});

test('a recorded step whose answer was lost is done, in whichever form it was typed', async () => {
  const put = jest.fn(changed);
  const { user } = await openStep(
    1,
    { 'PUT /onboarding/residence': put, 'PUT /onboarding/residence/draft': () => saved(2) },
    stateAt(2, {
      residence: {
        typed: { ...residence, tax: [{ country: 'AT', tax_id: '12' }, ...residence.tax] },
        version: 3,
        saved_at: null,
      },
    }),
  );
  const number = screen.getByRole('textbox', { name: 'Steuernummer (Deutschland)' });
  await user.clear(number);
  await user.type(number, '86 095 742 719 ');
  await user.click(button('Weiteres Land angeben'));
  await user.type(screen.getByRole('combobox', { name: 'Weiteres Land' }), 'Österreich');
  await user.type(screen.getByRole('textbox', { name: 'Steuernummer (Österreich)' }), '12 ');
  await user.click(button('Weiter zur Identität'));
  await waitFor(() => expect(title()).toHaveTextContent('Identität'));
  expect(put).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who types where all steps were done elsewhere is told so', async () => {
  const { user } = await openStep(
    0,
    { 'PUT /onboarding/person/draft': refused(409, 'onboarding.out_of_turn') },
    stateAt(4),
  );
  await user.type(phone(), '1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Auf einem anderen Gerät ging die Einrichtung weiter',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function accept(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await user.click(box);
  }
}
