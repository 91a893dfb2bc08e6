import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line } from '../contract/entered-values';
import { z } from '../contract/schema';
import { ApiError, dropAllKept, keptEntries, setInvestor } from '../runtime';
import { Form, FormEnd, SelectField, TextField, useApiForm } from '.';
import { openDraft } from './draft';
import { anna, openForm } from './testing/open-form';

const Input = z.strictObject({ street: line(40), country: line(2), version: z.int() });
type Input = z.infer<typeof Input>;
type Stored = Input;

const send = jest.fn<Promise<Stored>, [Input, string]>();
const read = jest.fn<Promise<Stored>, []>();
const sent = jest.fn();
const stored: Stored = { street: 'Gärtnerstraße', country: 'DE', version: 3 };

function AddressForm({ version = 3 }: { version?: number }) {
  const form = useApiForm({
    values: { street: stored.street, country: stored.country },
    schema: Input,
    input: (typed, of) => ({ ...typed, street: typed.street.trim(), version: of }),
    send,
    sent,
    stored: {
      version,
      read,
      of: ({ street, country, version: of }) => ({ values: { street, country }, version: of }),
    },
    draft: openDraft('address', ['street'], version),
  });
  return (
    <Form form={form}>
      <TextField form={form} name="street" label="Straße" />
      <SelectField form={form} name="country" label="Land">
        <option value="DE">Deutschland</option>
        <option value="AT">Österreich</option>
      </SelectField>
      <FormEnd form={form} refused="Nicht gespeichert" submit="Speichern" busy="Wird gespeichert" />
    </Form>
  );
}

const street = () => screen.getByRole('textbox', { name: 'Straße' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function typeStreet(text: string): Promise<void> {
  await userEvent.clear(street());
  await userEvent.type(street(), text);
}
const versionConflict = () => new ApiError(409, 'changed_meanwhile', 'Inzwischen geändert.');

beforeEach(() => {
  for (const mock of [send, read, sent]) mock.mockReset();
  send.mockImplementation(async (input) => ({ ...input, version: input.version + 1 }));
  setInvestor(anna);
});
afterEach(() => {
  setInvestor(null);
  dropAllKept();
});

describe('a change over somebody else’s', () => {
  beforeEach(async () => {
    openForm(<AddressForm />);
    await typeStreet('Am Kai');
    send.mockRejectedValueOnce(versionConflict());
    read.mockResolvedValueOnce({ street: 'Deichweg', country: 'AT', version: 4 });
    await press('Speichern');
    expect(await screen.findByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible();
  });

  it('shows both, of a choice its words', async () => {
    expect(
      await screen.findByRole('radio', { name: /^Deine Eingabe.*Am Kai.*Deutschland$/ }),
    ).toBeChecked();
    expect(
      screen.getByRole('radio', { name: /^Gespeichert.*Deichweg.*Österreich$/ }),
    ).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('can be edited further, and asks again', async () => {
    await press('Weiter bearbeiten');
    send.mockRejectedValueOnce(versionConflict());
    read.mockResolvedValueOnce({ street: 'Deichweg', country: 'AT', version: 4 });
    await press('Speichern');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0]?.version).toBe(3);
    expect(await screen.findByRole('button', { name: 'Auswahl speichern' })).toBeVisible();
  });

  it('has the own one chosen whenever it asks', async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Gespeichert/ }));
    await press('Weiter bearbeiten');
    send.mockRejectedValueOnce(versionConflict());
    read.mockResolvedValueOnce({ street: 'Deichweg', country: 'AT', version: 4 });
    await press('Speichern');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('radio', { name: /^Deine Eingabe/ })).toBeChecked();
  });

  it('is not sent by Enter in the question', async () => {
    await screen.findByRole('radio', { name: /^Deine Eingabe/ });
    await userEvent.click(screen.getByRole('radio', { name: /^Deine Eingabe/ }));
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('counts when it is chosen', async () => {
    await press('Auswahl speichern');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(send.mock.lastCall?.[0]).toEqual({ street: 'Am Kai', country: 'DE', version: 4 });
  });

  it('gives way when the stored one is chosen, and nothing is unsaved', async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Gespeichert/ }));
    await press('Auswahl speichern');
    expect(street()).toHaveValue('Deichweg');
    expect(keptEntries.size).toBe(0);
    await press('Speichern');
    await waitFor(() => expect(send.mock.lastCall?.[0]?.version).toBe(4));
  });
});

it.each([
  ['as it was typed', 'Am Kai'],
  ['in the form in which it was sent', 'Am Kai '],
])('is taken as saved where the answer of the first attempt was lost: %s', async (_, typed) => {
  openForm(<AddressForm />);
  await typeStreet(typed);
  send.mockRejectedValueOnce(new ApiError(0, 'network.late'));
  await press('Speichern');
  expect(await screen.findByRole('alert')).toBeVisible();
  send.mockRejectedValueOnce(versionConflict());
  read.mockResolvedValueOnce({ street: 'Am Kai', country: 'DE', version: 4 });
  await press('Speichern');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has one id for all attempts at the same, and another for something else', async () => {
  openForm(<AddressForm />);
  const refuse = () => send.mockRejectedValueOnce(new ApiError(0, 'network.unreachable'));
  for (const text of ['Am Kai', 'Am Kai', 'Deichweg']) {
    await typeStreet(text);
    refuse();
    await press('Speichern');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Speichern' })).toBeEnabled());
  }
  const [first, second, other] = send.mock.calls.map(([, id]) => id);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('that waited for the network and was disputed waits no longer', async () => {
  openForm(<AddressForm />);
  await typeStreet('Am Kai');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockRejectedValueOnce(new ApiError(0, 'network.unreachable'));
  await press('Speichern');
  expect(await screen.findByRole('button', { name: 'Wartet auf Netz' })).toBeVisible();
  onLine.mockRestore();
  const online = () => act(async () => void window.dispatchEvent(new Event('online')));
  send.mockRejectedValueOnce(versionConflict());
  read.mockResolvedValueOnce({ street: 'Deichweg', country: 'AT', version: 4 });
  await online();
  await userEvent.click(await screen.findByRole('radio', { name: /^Gespeichert/ }));
  await press('Auswahl speichern');
  await online();
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
});

describe('a draft', () => {
  async function reload(again = <AddressForm />): Promise<void> {
    const { unmount } = openForm(<AddressForm />);
    await typeStreet('Am Kai');
    unmount();
    openForm(again);
  }

  it('is there again after a reload, as something unsaved', async () => {
    await reload();
    await waitFor(() => expect(street()).toHaveValue('Am Kai'));
    await waitFor(() =>
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false),
    );
    await press('Speichern');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(keptEntries.size).toBe(0);
  });

  it('of an older version is dropped', async () => {
    await reload(<AddressForm version={4} />);
    expect(street()).toHaveValue('Gärtnerstraße');
  });

  it('is of what was saved last, where the form stays', async () => {
    const { unmount } = openForm(<AddressForm />);
    await typeStreet('Deichweg');
    await press('Speichern');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await typeStreet('Am Kai');
    unmount();
    openForm(<AddressForm version={4} />);
    await waitFor(() => expect(street()).toHaveValue('Am Kai'));
  });

  it('is not begun by what is typed after the sign-out', async () => {
    openForm(<AddressForm />);
    act(() => setInvestor(null));
    await typeStreet('Am Kai');
    expect(keptEntries.size).toBe(0);
  });

  it('of somebody else is not shown', async () => {
    const { unmount } = openForm(<AddressForm />);
    await typeStreet('Am Kai');
    unmount();
    setInvestor({ ...anna, investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a02' });
    openForm(<AddressForm />);
    expect(street()).toHaveValue('Gärtnerstraße');
  });
});
