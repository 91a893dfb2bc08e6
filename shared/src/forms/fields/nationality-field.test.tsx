import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from '../../contract/schema';
import { Form, useApiForm } from '..';
import { openForm } from '../testing/open-form';
import { NationalityField } from './nationality-field';

let arrives: (nationality: string) => void;

function PersonForm() {
  const form = useApiForm({
    values: { nationality: '' },
    schema: z.strictObject({ nationality: z.string() }),
    send: async (input) => input,
    sent: () => undefined,
  });
  arrives = (nationality) => form.reset({ nationality });
  return (
    <Form form={form}>
      <NationalityField form={form} name="nationality" label="Nationalität" />
    </Form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Nationalität' });

test('a recorded one that is no nationality is shown when it comes later, and can be returned to', async () => {
  await act(async () => void openForm(<PersonForm />));
  act(() => arrives('GI'));
  expect(field()).toHaveValue('Gibraltar');
  await userEvent.clear(field());
  await userEvent.type(field(), 'gib');
  expect(screen.getByRole('option', { name: 'Gibraltar' })).toBeVisible();
});
