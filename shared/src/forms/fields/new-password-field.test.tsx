import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPassword } from '../../contract/passwords/passwords';
import { guessableProblem } from '../../domain/guessable-problem';
import { Form, useApiForm } from '..';
import { openForm } from '../testing/open-form';
import { NewPasswordField } from './new-password-field';

const ANNA = { first_name: 'Anna', last_name: 'Becker', email: 'anna.becker@example.com' };

function PasswordForm() {
  const form = useApiForm({
    values: { password: '' },
    schema: NewPassword,
    send: async (input) => input,
    sent: () => undefined,
  });
  return (
    <Form form={form}>
      <NewPasswordField
        form={form}
        name="password"
        label="Neues Passwort"
        hint="Mindestens 12 Zeichen."
        owner={ANNA}
      />
    </Form>
  );
}

const field = () => screen.getByLabelText('Neues Passwort');

// The dictionaries take a while the first time.
beforeAll(async () => void (await guessableProblem('vier nasse Kraniche', null)));

async function typed(password: string) {
  await act(async () => void openForm(<PasswordForm />));
  await userEvent.type(field(), password);
}

test.each([
  ['ichliebedich1', 'auch mit Zahlen und Zeichen'],
  ['111222333444', 'schnell erraten'],
  ['dragon dragon', 'Nimm vier Wörter'],
  ['AnnaBecker2026', 'fast nur aus deinem Namen'],
])('%s is told to be easy to guess, with what to do', async (password, told) => {
  await typed(password);
  expect(await screen.findByText(new RegExp(told))).toBeVisible();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(told));
});

test('a good one is told to be one, and the verdict goes with what is typed on', async () => {
  await typed('vier nasse Kraniche');
  expect(await screen.findByText('Lang genug und schwer zu erraten.')).toBeVisible();
  await userEvent.clear(field());
  expect(screen.getByText('Mindestens 12 Zeichen.')).toBeVisible();
  expect(screen.queryByText(/schwer zu erraten/)).toBeNull();
});

test('what is too short yet is not judged', async () => {
  await typed('qwertz');
  expect(field()).toHaveAccessibleDescription('Mindestens 12 Zeichen.');
});
