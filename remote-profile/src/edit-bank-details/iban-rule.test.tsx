import { dropAllKept } from '@manzil/shared/runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { account, before, next } from '../testing/bank-accounts.fixture';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

/** How often the chunk does not come, and whether the network is to blame. Once it has come it is there for all. */
const mockLoss = { times: 0, name: 'ChunkLoadError' };
jest.mock('@manzil/shared/domain/iban', () => {
  if (mockLoss.times-- > 0) throw Object.assign(new Error('lost'), { name: mockLoss.name });
  return jest.requireActual('@manzil/shared/domain/iban');
});

const EMIRATI = 'AE07 0331 2345 6789 0123 456';
const field = (name: string) => screen.getByRole('textbox', { name });
const put = jest.fn(() => ({ items: [next, before] }));
const open = (change: unknown = put) =>
  show('edit-bank-details', {
    profile,
    answers: { 'GET /bank-accounts': { items: [account] }, 'PUT /bank-accounts/payout': change },
  });
type User = Awaited<ReturnType<typeof open>>['user'];
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Konto ändern' }));

afterEach(dropAllKept);

test('where the rule of IBANs does not come, the BIC can be given all the same', async () => {
  Object.assign(mockLoss, { times: 99, name: 'Error' });
  const { user } = await open();
  expect(await screen.findByRole('textbox', { name: 'BIC' })).toHaveAccessibleDescription(
    /^Nur nötig/,
  );
  fireEvent.input(field('IBAN'), { target: { value: EMIRATI } });
  await user.type(field('BIC'), 'BOMLAEAD');
  await user.type(screen.getByLabelText('Passwort'), 'Marina-Walk');
  await send(user);
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith(expect.objectContaining({ iban: EMIRATI, bic: 'BOMLAEAD' })),
  );
});

test('a rule that was lost on the way is asked for again', async () => {
  Object.assign(mockLoss, { times: 1, name: 'ChunkLoadError' });
  await open();
  fireEvent.input(field('IBAN'), { target: { value: EMIRATI } });
  expect(await screen.findByText(/^Stimmt\./)).toBeVisible();
  expect(mockLoss.times).toBeLessThan(0);
});

test('the BIC is asked for where the API wants it, whatever the rule says', async () => {
  Object.assign(mockLoss, { times: 0 });
  const problem = { type: 'about:blank', title: 'x', instance: 'x', code: 'x', message: 'x' };
  const wanted = { ...problem, status: 422, fields: { bic: 'Der BIC fehlt.' } };
  const change = jest
    .fn((_sent: unknown): unknown => ({ items: [next, before] }))
    .mockImplementationOnce(() => Response.json(wanted, { status: 422 }));
  const { user } = await open(change);
  fireEvent.input(field('IBAN'), { target: { value: 'AT61 1904 3002 3457 3201' } });
  await screen.findByText(/^Stimmt\./);
  expect(screen.queryByRole('textbox', { name: 'BIC' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Passwort'), 'Marina-Walk');
  await send(user);
  await waitFor(() => expect(field('BIC')).toHaveAccessibleDescription(/Der BIC fehlt/));
  await user.type(field('BIC'), 'GIBAATWW');
  await send(user);
  await waitFor(() =>
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ bic: 'GIBAATWW' })),
  );
});
