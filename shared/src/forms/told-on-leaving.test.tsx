import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InputDay, line } from '../contract/entered-values';
import { z } from '../contract/schema';
import { ApiError } from '../runtime';
import { Form, FormEnd, TextField, useApiForm } from '.';
import { DateField } from './fields/date-field';
import { PhoneField } from './fields/phone-field';
import { openForm } from './testing/open-form';

const Input = z.strictObject({ name: line(4), day: InputDay, phone: line(4) });
const send = jest.fn();

function DayForm() {
  const form = useApiForm({
    values: { name: '', day: '', phone: '' },
    schema: Input,
    words: { day: 'Trag den Tag ein.' },
    send,
    sent: () => undefined,
  });
  return (
    <Form form={form}>
      <TextField form={form} name="name" label="Name" />
      <DateField form={form} name="day" label="Tag" />
      <PhoneField form={form} name="phone" label="Telefon" />
      <FormEnd form={form} refused="Nicht gespeichert" submit="Speichern" busy="Wird gespeichert" />
    </Form>
  );
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

// With what a form asks for later.
beforeEach(() => act(async () => void openForm(<DayForm />)));

test('what is wrong with a number is told when it is left, and goes as soon as it is put right', async () => {
  await userEvent.type(control('Telefon'), '12345');
  expect(control('Telefon')).toBeValid();
  act(() => control('Name').focus());
  await waitFor(() => expect(control('Telefon')).toHaveAccessibleDescription(/Höchstens 4/));
  expect(control('Name')).toHaveFocus();
  expect(control('Tag')).toBeValid();
  await userEvent.type(control('Telefon'), '{Backspace}');
  await waitFor(() => expect(control('Telefon')).toBeValid());
});

test('a day that is typed in part is told of, an empty one and other fields only when all is sent', async () => {
  await userEvent.type(control('Name'), 'Zu lang');
  const parts = control('Tag');
  act(() => parts.focus());
  await userEvent.tab();
  // As a browser has it whose picker lacks the year.
  Object.defineProperty(parts, 'validity', { value: { badInput: true } });
  expect(parts).not.toHaveAttribute('aria-invalid');
  act(() => parts.focus());
  await userEvent.tab();
  await waitFor(() => expect(parts).toHaveAccessibleDescription('Trag den Tag ein.'));
  expect(control('Name')).not.toHaveAttribute('aria-invalid');
});

test('who goes on to send is told of all at once', async () => {
  await userEvent.type(control('Telefon'), '12345');
  const button = screen.getByRole('button', { name: 'Speichern' });
  await act(async () => fireEvent.blur(control('Telefon'), { relatedTarget: button }));
  expect(control('Telefon')).not.toHaveAttribute('aria-invalid');
});

test('what the API has said of a field stays when it is left as it is', async () => {
  send.mockRejectedValueOnce(
    new ApiError(422, 'input.invalid', '', { phone: 'Diese Nummer gibt es nicht.' }),
  );
  await userEvent.type(control('Name'), 'Anna');
  fireEvent.change(control('Tag'), { target: { value: '2026-12-01' } });
  await userEvent.type(control('Telefon'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(control('Telefon')).toHaveFocus());
  act(() => control('Name').focus());
  await act(async () => undefined);
  expect(control('Telefon')).toHaveAccessibleDescription(/Diese Nummer gibt es nicht/);
});
