import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { line } from '../contract/entered-values';
import { z } from '../contract/schema';
import { ApiError, isReloadHeld, setInvestor } from '../runtime';
import { Form, FormEnd, LongTextField, TextField, useApiForm } from '.';
import { anna, openForm } from './testing/open-form';

const Input = z.strictObject({ street: line(40), city: line(40), note: line(2000) });
type Input = z.infer<typeof Input>;

const send = jest.fn<Promise<string>, [Input]>();
const sent = jest.fn();
let submitForm: () => Promise<void>;

function AddressForm() {
  const form = useApiForm({
    values: { street: '', city: '', note: '' },
    schema: Input,
    words: { city: { missing: 'Trag den Ort ein.' } },
    send,
    sent,
  });
  submitForm = form.submit;
  return (
    <Form form={form}>
      <TextField form={form} name="street" label="Straße" />
      <TextField form={form} name="city" label="Ort" />
      <LongTextField form={form} name="note" label="Notiz" />
      <FormEnd form={form} refused="Nicht gespeichert" submit="Speichern" busy="Wird gespeichert" />
      <Link to="/elsewhere">Woandershin</Link>
    </Form>
  );
}

const Place = z.strictObject({ street: line(40), city: line(40) });

function PlaceForm() {
  const form = useApiForm({
    values: { street: '', city: '' },
    schema: Place,
    send: async () => '',
    sent,
  });
  return (
    <Form form={form}>
      <TextField form={form} name="street" label="Straße" />
      <TextField form={form} name="city" label="Ort" />
      <FormEnd form={form} refused="Nicht gespeichert" submit="Speichern" busy="Wird gespeichert" />
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const leave = () => userEvent.click(screen.getByRole('link', { name: 'Woandershin' }));

const open = () => openForm(<AddressForm />).router;

async function fill() {
  for (const name of ['Straße', 'Ort', 'Notiz']) {
    await userEvent.click(field(name));
    await userEvent.paste(`${name} 12`);
  }
}

const submit = () => press('Speichern');
const isAskedBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  send.mockReset();
  sent.mockReset();
  setInvestor(null);
});

describe('what is wrong', () => {
  it('is listed, each with a way to its field, and leaves the list when it is put right', async () => {
    open();
    await submit();
    const summary = { name: 'Drei Angaben fehlen noch oder stimmen nicht' };
    await waitFor(() => expect(screen.getByRole('region', summary)).toHaveFocus());
    expect(field('Ort')).toHaveAccessibleDescription('Trag den Ort ein.');
    await press('Notiz: Diese Angabe fehlt.');
    expect(field('Notiz')).toHaveFocus();
    await userEvent.paste('Hinterhaus');
    expect(await screen.findByText('Zwei Angaben fehlen noch oder stimmen nicht')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('of a form of two fields leads to the first, also after a form that lists', async () => {
    open();
    await submit();
    await screen.findByRole('region');
    cleanup();
    openForm(<PlaceForm />);
    await submit();
    await waitFor(() => expect(field('Straße')).toHaveFocus());
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('at one field only leads there', async () => {
    open();
    await fill();
    await userEvent.clear(field('Ort'));
    await submit();
    await waitFor(() => expect(field('Ort')).toHaveFocus());
  });

  it('in the eyes of the API is told in its words, and what was typed stays', async () => {
    open();
    await fill();
    send.mockRejectedValueOnce(
      new ApiError(422, 'input.invalid', 'Prüfe deine Angaben.', {
        city: 'Den Ort gibt es nicht.',
      }),
    );
    await submit();
    await waitFor(() => expect(field('Ort')).toHaveFocus());
    expect(field('Ort')).toHaveAccessibleDescription('Den Ort gibt es nicht.');
    expect(field('Straße')).toHaveValue('Straße 12');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['a field that the form does not have', { country: 'Dieses Land nicht.' }],
    ['no field', {}],
  ])('with %s is told for the whole form', async (_, fields) => {
    open();
    await fill();
    send.mockRejectedValueOnce(new ApiError(409, 'x', 'Das geht erst morgen.', fields));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nicht gespeichertDas geht erst morgen.',
    );
  });
});

describe('sending', () => {
  it('without a network says so and is repeated with what was typed', async () => {
    open();
    await fill();
    send.mockRejectedValueOnce(new ApiError(0, 'network.unreachable'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Manzil ist gerade nicht erreichbar',
    );
    send.mockResolvedValueOnce('saved');
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith('saved', expect.anything()));
    expect(send.mock.lastCall?.[0]).toEqual({
      street: 'Straße 12',
      city: 'Ort 12',
      note: 'Notiz 12',
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits where there is no network, and happens once when there is one again', async () => {
    open();
    await fill();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValueOnce(new ApiError(0, 'network.unreachable'));
    await submit();
    expect(await screen.findByRole('status')).toHaveTextContent('Du bist offline');
    expect(screen.getByRole('button', { name: 'Wartet auf Netz' })).toBeVisible();
    onLine.mockRestore();
    send.mockResolvedValueOnce('saved');
    act(() => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that waits is given up by typing', async () => {
    open();
    await fill();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    send.mockRejectedValueOnce(new ApiError(0, 'network.unreachable'));
    await submit();
    await userEvent.type(field('Ort'), 'b');
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible();
  });

  it('happens once for two presses', async () => {
    open();
    await fill();
    let arrive: (answer: string) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    const button = screen.getByRole('button', { name: 'Speichern' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await act(async () => arrive('saved'));
    expect(send).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('takes its time: what is typed meanwhile stays, and is not saved yet', async () => {
    open();
    await fill();
    let arrive: (answer: string) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((done) => (arrive = done)));
    await submit();
    await userEvent.type(field('Notiz'), ', Hinterhaus');
    await act(async () => arrive('saved'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(field('Notiz')).toHaveValue('Notiz 12, Hinterhaus');
    await leave();
    expect(await screen.findByText(/^Eine Angabe ist noch nicht gespeichert/)).toBeVisible();
  });
});

it('what fails once it is stored does not count as refused', async () => {
  open();
  await fill();
  send.mockResolvedValueOnce('saved');
  const late = new ApiError(0, 'network.late');
  sent.mockRejectedValueOnce(late);
  await act(() => expect(submitForm()).rejects.toBe(late));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('leaving', () => {
  let router: ReturnType<typeof open>;

  it.each([
    ['by a link', leave],
    ['by going back', () => act(async () => router.navigate(-1))],
  ])('%s with something unsaved is asked about', async (_, go) => {
    router = open();
    await fill();
    await go();
    expect(await screen.findByText(/^Drei Angaben sind noch nicht gespeichert/)).toBeVisible();
    await press('Hier bleiben');
    expect(router.state.location.pathname).toBe('/form');
    expect(field('Ort')).toHaveValue('Ort 12');
    await go();
    await press('Verlassen');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/form'));
  });

  it('at once is asked about in every form after the first', async () => {
    open();
    await fill();
    await waitFor(() => expect(isAskedBeforeUnload()).toBe(true));
    cleanup();
    router = open();
    fireEvent.input(field('Ort'), { target: { value: 'Hamburg' } });
    act(() => void router.navigate(-1));
    expect(await screen.findByText(/^Eine Angabe ist noch nicht gespeichert/)).toBeVisible();
    expect(field('Ort')).toHaveValue('Hamburg');
  });

  it('by a reload is asked about, and a new version waits', async () => {
    open();
    expect(isAskedBeforeUnload()).toBe(false);
    await fill();
    expect(isAskedBeforeUnload()).toBe(true);
    expect(isReloadHeld()).toBe(true);
  });

  it('after it was saved is free, also from `sent`', async () => {
    router = open();
    await fill();
    send.mockResolvedValueOnce('saved');
    sent.mockImplementationOnce(() => router.navigate('/elsewhere'));
    await submit();
    expect(await screen.findByText('Woanders')).toBeVisible();
    expect(isReloadHeld()).toBe(false);
  });

  it('is free for whose session has ended', async () => {
    setInvestor(anna);
    open();
    await fill();
    act(() => setInvestor(null));
    expect(isAskedBeforeUnload()).toBe(false);
    await leave();
    expect(await screen.findByText('Woanders')).toBeVisible();
  });
});
