import { setInvestor } from '@manzil/shared/runtime';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal, renderRoutes } from '../../layout/testing/render-in-portal';
import DeclarationScreen from '../declaration.screen';
import { saveText } from './save-text';

jest.mock('./save-text', () => ({ saveText: jest.fn() }));

const fetchMock = jest.spyOn(globalThis, 'fetch');
const received_at = '2026-11-21T19:15:00.000Z';
const RECEIVED = '21. November 2026, 20:15 Uhr in Deutschland (23:15 Uhr in Dubai)';

type Sent = { id: string; body: Record<string, unknown> };
const sent = (): Sent[] =>
  fetchMock.mock.calls.map(([url, init]) => ({
    id: String(url).split('/').at(-1) ?? '',
    body: JSON.parse(String(init?.body)),
  }));

/** The API takes it: what it answers is what it was sent. */
const accept = (also: object = {}) =>
  fetchMock.mockImplementationOnce(async (url, init) => {
    const id = String(url).split('/').at(-1);
    const body = JSON.parse(String(init?.body));
    return new Response(
      JSON.stringify({ ...body, cancellation_id: id, withdrawal_id: id, received_at, ...also }),
      { status: 201 },
    );
  });
const refuse = (status: number, message: string, fields?: Record<string, string>) =>
  fetchMock.mockResolvedValueOnce(
    new Response(
      JSON.stringify({
        type: 'about:blank',
        title: 'x',
        status,
        instance: '1',
        code: 'x',
        message,
        fields,
      }),
      { status },
    ),
  );

const open = (path: string) =>
  renderRoutes(
    ['/cancellation', '/withdrawal'].map((place) => ({
      path: place,
      element: <DeclarationScreen />,
    })),
    path,
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const stored = () => Object.keys(sessionStorage);

async function fill(): Promise<void> {
  await userEvent.type(field('Vertrag'), 'Marina Walk Tower 2304');
  await userEvent.type(field('Vor- und Nachname'), 'Gesine Ölmüller');
  await userEvent.type(field('E-Mail'), 'gesine@example.com');
}

beforeEach(() => {
  fetchMock.mockReset();
  jest.mocked(saveText).mockClear();
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  preparePortal();
});

describe('a cancellation', () => {
  it('is entered, shown once more, declared and confirmed with its time', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    expect(await heading('Kündigung prüfen')).toHaveFocus();
    for (const text of ['Marina Walk Tower 2304', 'Ordentlich', 'Zum nächstmöglichen Zeitpunkt'])
      expect(screen.getByText(text)).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();

    accept();
    await press('Jetzt kündigen');
    expect(await heading('Deine Kündigung ist eingegangen')).toHaveFocus();
    expect(screen.getByText(RECEIVED)).toBeVisible();
    expect(screen.getByText(/unterwegs an gesine@example\.com\./)).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        notice: 'ordinary',
        reason: null,
        contract: 'Marina Walk Tower 2304',
        ends_on: null,
        name: 'Gesine Ölmüller',
        email: 'gesine@example.com',
      },
    ]);
    expect(stored()).toEqual([]);
  });

  it('for good cause names it, in one line, and the last day', async () => {
    open('/cancellation');
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: /^Außerordentlich/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Zu einem bestimmten Tag' }));
    await press('Weiter zur Prüfung');
    expect(await screen.findByText('Nenne den Grund, höchstens 1.000 Zeichen.')).toBeVisible();
    await waitFor(() => expect(field('Grund der Kündigung')).toHaveFocus());
    await userEvent.type(field('Grund der Kündigung'), 'Seit Mai{Enter}keine Abrechnung. ');
    await userEvent.type(screen.getByLabelText('Letzter Tag'), '2199-01-31');
    await press('Weiter zur Prüfung');
    await heading('Kündigung prüfen');
    expect(screen.getByText('Seit Mai keine Abrechnung.')).toBeVisible();
    accept();
    await press('Jetzt kündigen');
    await heading('Deine Kündigung ist eingegangen');
    expect(sent()[0]?.body).toMatchObject({
      notice: 'extraordinary',
      reason: 'Seit Mai keine Abrechnung.',
      ends_on: '2199-01-31',
    });
  });

  it('says beside each field what is missing, and leads to the first', async () => {
    open('/cancellation');
    await press('Weiter zur Prüfung');
    await waitFor(() => expect(field('Vertrag')).toHaveFocus());
    for (const name of ['Vertrag', 'Vor- und Nachname', 'E-Mail']) {
      expect(field(name)).toBeInvalid();
    }
  });

  it('takes no day that is over', async () => {
    open('/cancellation');
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: 'Zu einem bestimmten Tag' }));
    await userEvent.type(screen.getByLabelText('Letzter Tag'), '2020-01-31');
    await press('Weiter zur Prüfung');
    expect(await screen.findByText(/^Dieser Tag ist vorbei\./)).toBeVisible();
  });

  it('stays in this tab over a reload, on the page where it was', async () => {
    open('/cancellation');
    await fill();
    open('/cancellation?step=check');
    expect(await heading('Kündigung prüfen')).toBeVisible();
    await press('Angaben ändern');
    expect(screen.getAllByLabelText('Vor- und Nachname').at(-1)).toHaveValue('Gesine Ölmüller');
  });

  it('that is not complete is not shown for review, whatever the address says', async () => {
    open('/cancellation?step=check');
    expect(await heading('Verträge hier kündigen')).toBeVisible();
  });

  it('pressed twice is sent once', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    accept();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Jetzt kündigen' }));
    await heading('Deine Kündigung ist eingegangen');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('that did not get through keeps its id, so that it is received once', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Jetzt kündigen');
    expect(await screen.findByText('Manzil ist gerade nicht erreichbar')).toBeVisible();
    expect(stored()).toEqual(['manzil.cancellation']);
    refuse(429, 'Zu viele Versuche. In 5 Minuten geht es weiter.');
    await press('Jetzt kündigen');
    expect(
      await screen.findByText('Zu viele Versuche. In 5 Minuten geht es weiter.'),
    ).toBeVisible();
    accept();
    await press('Jetzt kündigen');
    await heading('Deine Kündigung ist eingegangen');
    const ids = sent().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  it('that was changed after a try is another one', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Jetzt kündigen');
    await screen.findByText('Manzil ist gerade nicht erreichbar');
    await press('Angaben ändern');
    await userEvent.type(field('Vertrag'), ', Premium');
    await press('Weiter zur Prüfung');
    accept();
    await press('Jetzt kündigen');
    await heading('Deine Kündigung ist eingegangen');
    expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
  });

  it('that the API objects to leads back to the field', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    refuse(422, 'Einige Angaben stimmen noch nicht.', { email: 'Diese Adresse gibt es nicht.' });
    await press('Jetzt kündigen');
    expect(await screen.findByText('Diese Adresse gibt es nicht.')).toBeVisible();
    expect(field('E-Mail')).toHaveValue('gesine@example.com');
  });

  it('can be saved and printed once it is received', async () => {
    const print = jest.fn();
    window.print = print;
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    accept();
    await press('Jetzt kündigen');
    await press('Bestätigung speichern');
    const [name, text] = jest.mocked(saveText).mock.calls[0] ?? [];
    expect(name).toBe('Kündigung 2026-11-21.txt');
    for (const line of [
      `Eingegangen: ${RECEIVED}`,
      'Vertrag: Marina Walk Tower 2304',
      'Art der Kündigung: Ordentlich',
      'Ende des Vertrags: Zum nächstmöglichen Zeitpunkt',
      'Vor- und Nachname: Gesine Ölmüller',
      'E-Mail: gesine@example.com',
    ]) {
      expect(text?.split('\r\n')).toContain(line);
    }
    await press('Drucken');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('has name and address of whoever is signed in, once that is known, and keeps what was typed', async () => {
    open('/cancellation');
    await userEvent.type(field('Vor- und Nachname'), 'Anna B.');
    act(() => setInvestor(anna));
    await waitFor(() => expect(field('E-Mail')).toHaveValue('anna.becker@example.com'));
    expect(field('Vor- und Nachname')).toHaveValue('Anna B.');
  });
});

describe('what is typed', () => {
  const max = { ...anna, investor_id: '9d1f0f4e-7f0c-4a57-9d8e-0f2f6f1b2a02', last_name: 'Krüger' };
  const owners = () =>
    stored().map((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').owner as unknown);

  it('is kept from the first letter on, and no longer than there is one', async () => {
    preparePortal(anna);
    open('/cancellation');
    expect(await screen.findByDisplayValue('Anna Becker')).toBeVisible();
    expect(stored()).toEqual([]);
    await userEvent.type(field('Vertrag'), 'M');
    expect(owners()).toEqual([anna.investor_id]);
    await userEvent.clear(field('Vertrag'));
    expect(stored()).toEqual([]);
  });

  it('by one investor is gone when another signs in', async () => {
    preparePortal(anna);
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk Tower 2304');
    act(() => setInvestor(max));
    expect(await screen.findByDisplayValue('Anna Krüger')).toBeVisible();
    expect(field('Vertrag')).toHaveValue('');
    expect(stored()).toEqual([]);
  });

  it('by one investor is not shown to another after a reload', async () => {
    preparePortal(anna);
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk Tower 2304');
    cleanup();
    preparePortal(null);
    open('/cancellation');
    expect(field('Vertrag')).toHaveValue('Marina Walk Tower 2304');
    act(() => setInvestor(max));
    await waitFor(() => expect(field('Vertrag')).toHaveValue(''));
  });

  it('without an account stays when its author signs in, and is theirs from then on', async () => {
    open('/cancellation');
    await userEvent.type(field('Vertrag'), 'Marina Walk');
    expect(owners()).toEqual([null]);
    act(() => setInvestor(anna));
    await screen.findByDisplayValue('Anna Becker');
    await userEvent.type(field('Vertrag'), ' Tower');
    expect(field('Vertrag')).toHaveValue('Marina Walk Tower');
    expect(owners()).toEqual([anna.investor_id]);
  });
});

describe('a withdrawal', () => {
  it('whose mail is left out says so, and that it counts', async () => {
    open('/withdrawal');
    await fill();
    await press('Weiter zur Prüfung');
    accept({ receipt_mailed: false });
    await press('Widerruf bestätigen');
    await heading('Dein Widerruf ist eingegangen');
    expect(screen.getByText(/Eine E-Mail schicken wir diesmal nicht/)).toBeVisible();
    expect(screen.queryByText(/unterwegs an/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bestätigung speichern' })).toBeVisible();
  });

  it('asks for name, address and contract only, and is confirmed', async () => {
    open('/withdrawal');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fill();
    await press('Weiter zur Prüfung');
    await heading('Widerruf prüfen');
    accept();
    await press('Widerruf bestätigen');
    await heading('Dein Widerruf ist eingegangen');
    expect(sent()[0]?.body).toEqual({
      name: 'Gesine Ölmüller',
      email: 'gesine@example.com',
      contract: 'Marina Walk Tower 2304',
    });
    const list = screen.getByText('Eingegangen').closest('dl') as HTMLElement;
    expect(within(list).getByText(RECEIVED)).toBeVisible();
  });

  it('is one click away from the cancellation, which keeps its own draft', async () => {
    open('/cancellation');
    await fill();
    await userEvent.click(screen.getByRole('link', { name: 'Vertrag widerrufen' }));
    await heading('Vertrag widerrufen');
    expect(field('Vor- und Nachname')).toHaveValue('');
  });
});
