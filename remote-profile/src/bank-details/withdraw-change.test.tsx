import { clearAlerts, currentAlerts } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { account, before, next } from '../testing/bank-accounts.fixture';
import { LIST, listed, open, taken, withdrawButton } from './testing/listed-accounts';

afterEach(clearAlerts);

const WITHDRAW = 'POST /bank-accounts/payout/withdraw';
const confirmWithdrawal = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(withdrawButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Änderung zurücknehmen?' }));
  await user.click(dialog.getByRole('button', { name: 'Änderung zurücknehmen' }));
};

test('a change is withdrawn, and the old account stays', async () => {
  const sent = jest.fn(() => ({
    items: [{ ...account, version: 3 }, taken],
  }));
  const shown = await open([next, before], { [WITHDRAW]: sent });
  await confirmWithdrawal(shown);
  expect(await screen.findByText('Frühere Konten')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ version: 2 });
  expect(screen.queryByText(/Gilt ab/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  [[next, before], 'Änderung', 'Auszahlungen gehen weiter auf dein bisheriges Konto: Hanseatische'],
  [[next], 'Konto', 'Deine Auszahlungen warten, bis du wieder ein Konto einträgst.'],
])('before anything is withdrawn it is said what stays (%#)', async (items, what, said) => {
  const sent = jest.fn();
  const { user } = await open(items, { [WITHDRAW]: sent });
  await user.click(withdrawButton(`${what} zurücknehmen`));
  const dialog = await screen.findByRole('dialog', { name: `${what} zurücknehmen?` });
  expect(dialog).toHaveTextContent(said);
  await user.click(within(dialog).getByRole('button', { name: `${what} behalten` }));
  expect(dialog).not.toHaveAttribute('open');
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['the answer was lost', () => Response.error()],
  ['another tab was faster', () => new Refusal(409, 'changed_meanwhile')],
])('withdrawn although %s: the page says so', async (_, answer) => {
  const shown = await open([], {
    [LIST]: listed([next, before], [{ ...account, version: 3 }, taken]),
    [WITHDRAW]: answer,
  });
  await confirmWithdrawal(shown);
  expect(await screen.findByText(/^Zurückgenommen am/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('one that has come into use meanwhile is shown as that', async () => {
  const shown = await open([], {
    [LIST]: listed(
      [next, before],
      [
        { ...next, in_use: true },
        { ...before, in_use: false },
      ],
    ),
    [WITHDRAW]: () => new Refusal(409, 'bank_account.in_use'),
  });
  await confirmWithdrawal(shown);
  expect(await screen.findByText('Frühere Konten')).toBeVisible();
  expect(screen.queryByRole('button', { name: /zurücknehmen/ })).not.toBeInTheDocument();
  expect(currentAlerts()).toMatchObject([
    { type: 'error', title: 'Das Konto ist nicht zurückgenommen' },
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a withdrawal that the API refuses says why, and all stays as it was', async () => {
  const shown = await open([next, before], {
    [WITHDRAW]: () => new Refusal(409, 'bank_account.in_use'),
  });
  await confirmWithdrawal(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Das Konto ist nicht zurückgenommen');
  expect(withdrawButton()).toBeEnabled();
});
