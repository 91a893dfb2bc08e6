import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { line } from '../contract/entered-values';
import { z } from '../contract/schema';
import { ApiError } from '../runtime';
import { Form, FormEnd, TextField, useApiForm } from '.';
import { openForm } from './testing/open-form';

const Input = z.strictObject({ street: line(40), city: line(40) });
const send = jest.fn<Promise<void>, [z.infer<typeof Input>]>();
const end = { refused: 'Nicht gespeichert', submit: 'Speichern', busy: 'Wird gespeichert' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => send.mockReset());

describe('of a form that shows one field after the other', () => {
  function Steps({ street }: { street: string }) {
    const [step, setStep] = useState(1);
    const form = useApiForm({
      values: { street, city: '' },
      schema: Input,
      send,
      sent: () => undefined,
    });
    return (
      <Form form={form}>
        {step === 1 ? (
          <TextField form={form} name="street" label="Straße" />
        ) : (
          <TextField form={form} name="city" label="Ort" />
        )}
        <button type="button" onClick={() => setStep(2)}>
          Weiter
        </button>
        <FormEnd form={form} {...end} />
      </Form>
    );
  }

  async function submitSecond(street: string): Promise<void> {
    openForm(<Steps street={street} />);
    await press('Weiter');
    await userEvent.type(field('Ort'), 'Hamburg');
    await press('Speichern');
  }

  it('a field that is gone and that the API refuses is told for the whole form', async () => {
    send.mockRejectedValueOnce(
      new ApiError(422, 'x', 'Die Straße fehlt uns.', { street: 'Falsch.' }),
    );
    await submitSecond('Am Kai');
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Straße fehlt uns.');
  });

  it('a field that is gone and not right is told for the whole form', async () => {
    await submitSecond('');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nicht gespeichertDiese Angabe fehlt.',
    );
    expect(send).not.toHaveBeenCalled();
  });
});

describe('of two forms on a page', () => {
  function Small({ label }: { label: string }) {
    const form = useApiForm({
      values: { street: '', city: 'Ort' },
      schema: Input,
      send,
      sent: () => undefined,
    });
    return (
      <Form form={form}>
        <TextField form={form} name="street" label={label} />
        <FormEnd form={form} {...end} />
      </Form>
    );
  }

  it('the one with something unsaved asks, though the other has nothing', async () => {
    openForm(
      <>
        <Small label="Erste" />
        <Small label="Zweite" />
        <Link to="/elsewhere">Woandershin</Link>
      </>,
    );
    await userEvent.type(field('Erste'), 'a');
    await userEvent.type(field('Zweite'), 'b');
    await userEvent.clear(field('Zweite'));
    await userEvent.click(screen.getByRole('link', { name: 'Woandershin' }));
    expect(await screen.findByText(/^Eine Angabe ist noch nicht gespeichert/)).toBeVisible();
  });
});
