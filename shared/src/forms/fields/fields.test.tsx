import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from '../../contract/schema';
import { Form, FormEnd, useApiForm } from '..';
import { openForm } from '../testing/open-form';
import { ChoiceField } from './choice-field';
import { CountryField } from './country-field';
import { IbanField } from './iban-field';
import { MoneyField } from './money-field';

const Input = z.strictObject({
  country: z.string().check(z.minLength(1)),
  rent: z.string(),
  iban: z.string(),
  kind: z.string().check(z.minLength(1)),
});
const sent = jest.fn();
const typed = jest.fn();
let resetForm: () => void;

function Fields() {
  const form = useApiForm({
    values: { country: '', rent: '', iban: '', kind: '' },
    schema: Input,
    send: async (input) => input,
    sent,
    typed,
  });
  resetForm = () => form.reset({ country: 'AT', rent: '', iban: '', kind: '' });
  return (
    <Form form={form}>
      <CountryField form={form} name="country" label="Land" />
      <MoneyField form={form} name="rent" label="Jahresmiete" currency="AED" />
      <IbanField form={form} name="iban" label="IBAN" />
      <ChoiceField
        form={form}
        name="kind"
        label="Art"
        options={[
          { value: 'a', label: 'Ordentlich' },
          { value: 'b', label: 'Außerordentlich' },
        ]}
      />
      <FormEnd form={form} refused="Nicht gespeichert" submit="Speichern" busy="Wird gespeichert" />
    </Form>
  );
}

const country = () => screen.getByRole('combobox', { name: 'Land' });
const box = (name: string) => screen.getByRole('textbox', { name });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
async function save(): Promise<unknown> {
  await userEvent.click(screen.getByRole('radio', { name: 'Ordentlich' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  return sent.mock.calls[0][0];
}

beforeEach(async () => {
  sent.mockReset();
  // With what a form asks for later.
  await act(async () => void openForm(<Fields />));
});

describe('a country', () => {
  it('is found by typing and taken by the keyboard', async () => {
    await userEvent.type(country(), 'verein');
    expect(options()[0]).toBe('Vereinigte Arabische Emirate');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(country()).toHaveValue('Vereinigtes Königreich');
    expect(await save()).toMatchObject({ country: 'GB' });
  });

  it('is taken by the pointer', async () => {
    await userEvent.type(country(), 'uae');
    await userEvent.click(screen.getByRole('option', { name: 'Vereinigte Arabische Emirate' }));
    expect(await save()).toMatchObject({ country: 'AE' });
  });

  it('that was typed whole is taken, also by leaving', async () => {
    await userEvent.type(country(), 'deutschland');
    await userEvent.tab();
    expect(country()).toHaveValue('Deutschland');
    expect(await save()).toMatchObject({ country: 'DE' });
  });

  it('that does not exist stays to be seen and is missing', async () => {
    await userEvent.type(country(), 'Preussen');
    expect(screen.getByText('Nichts gefunden')).toBeVisible();
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(country()).toBeInvalid());
    expect(country()).toHaveValue('Preussen');
    expect(sent).not.toHaveBeenCalled();
  });

  it('that the form puts in place of what was typed is shown', async () => {
    await userEvent.type(country(), 'Preussen');
    act(() => resetForm());
    expect(country()).toHaveValue('Österreich');
  });

  it.each([
    ['the pointer', () => userEvent.click(country())],
    ['the keyboard', () => userEvent.keyboard('{ArrowDown}')],
  ])('that is chosen is the active one when %s opens the list', async (_, open) => {
    await userEvent.type(country(), 'deutschland{Tab}');
    act(() => country().focus());
    await open();
    expect(options()).toContain('Afghanistan');
    const active = document.getElementById(country().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('Deutschland');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(country()).toHaveValue('Dominica');
  });

  it('that was there comes back with Esc', async () => {
    await userEvent.type(country(), 'deutschland{Tab}');
    await userEvent.click(country());
    await userEvent.keyboard('{Escape}');
    expect(country()).toHaveValue('Deutschland');
  });
});

it('an amount is written out in the user’s language', async () => {
  await userEvent.type(box('Jahresmiete'), '120000,5');
  await userEvent.tab();
  expect(box('Jahresmiete')).toHaveValue('120000,5');
  await userEvent.type(box('Jahresmiete'), '0');
  await userEvent.tab();
  expect(box('Jahresmiete')).toHaveValue('120.000,50');
});

it('an amount that is only passed is not written anew', async () => {
  await userEvent.type(box('Jahresmiete'), '120000');
  const typedBefore = typed.mock.calls.length;
  await userEvent.tab();
  expect(box('Jahresmiete')).toHaveValue('120.000,00');
  expect(typed).toHaveBeenCalledTimes(typedBefore + 1);
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(typed).toHaveBeenCalledTimes(typedBefore + 1);
});

it('an IBAN is grouped while it is typed, in the middle too', async () => {
  const iban = box('IBAN') as HTMLInputElement;
  await userEvent.type(iban, 'de8937040044');
  expect(iban).toHaveValue('DE89 3704 0044');
  iban.setSelectionRange(4, 4);
  await userEvent.keyboard('12');
  expect(iban).toHaveValue('DE89 1237 0400 44');
  expect(iban.selectionStart).toBe(7);
});

it('an IBAN that is pasted reaches the form whole', async () => {
  await userEvent.type(country(), 'deutschland{Tab}');
  await userEvent.click(box('IBAN'));
  await userEvent.paste('ch9300762011623852957');
  expect(await save()).toMatchObject({ iban: 'CH93 0076 2011 6238 5295 7' });
});

it('what is missing is listed, a choice by its legend', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Art: / }));
  expect(screen.getByRole('radio', { name: 'Ordentlich' })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Land: / })).toBeVisible();
});
