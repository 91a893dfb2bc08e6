import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneNumber } from '../../contract/entered-values';
import { z } from '../../contract/schema';
import { phoneProblem } from '../../domain/phone';
import { Form, TextField, useApiForm } from '..';
import { openForm } from '../testing/open-form';
import { PhoneField } from './phone-field';

function PhoneForm() {
  const form = useApiForm({
    values: { name: '', phone: '' },
    schema: z.strictObject({ name: z.string(), phone: PhoneNumber }),
    check: ({ phone }): { phone?: string } => {
      const problem = phoneProblem(phone.replaceAll(' ', ''));
      return problem ? { phone: problem.de } : {};
    },
    send: async (input) => input,
    sent: () => undefined,
  });
  return (
    <Form form={form}>
      <PhoneField form={form} name="phone" label="Telefon" country="DE" />
      <TextField form={form} name="name" label="Name" />
    </Form>
  );
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a number that is dialled at home', () => {
  const take = () => screen.getByRole('button', { name: '+49 151 23456789 übernehmen' });

  beforeEach(async () => {
    await act(async () => void openForm(<PhoneForm />));
    await userEvent.type(control('Telefon'), '0151 23456789');
  });

  test('says nothing on the way to its button, which would move under the pointer', async () => {
    await userEvent.pointer({ target: take(), keys: '[MouseLeft>]' });
    await act(async () => undefined);
    expect(take()).toHaveFocus();
    expect(control('Telefon')).not.toHaveAttribute('aria-invalid');
    await userEvent.pointer({ target: take(), keys: '[/MouseLeft]' });
  });

  test('has its fault on show until the button is pressed, and none once it is completed', async () => {
    await userEvent.click(control('Name'));
    await waitFor(() => expect(control('Telefon')).toBeInvalid());
    await userEvent.pointer({ target: take(), keys: '[MouseLeft>]' });
    await act(async () => undefined);
    expect(control('Telefon')).toBeInvalid();
    await userEvent.click(take());
    expect(control('Telefon')).toHaveValue('+49 151 23456789');
    await waitFor(() => expect(control('Telefon')).toBeValid());
  });
});
