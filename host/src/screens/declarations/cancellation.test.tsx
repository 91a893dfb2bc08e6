import { setInvestor } from '@manzil/shared/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna } from '../../session/testing/investors';
import { lose, refuse } from '../testing/answers';
import { saveText } from './save-text';
import { field, fill, heading, open, prepareTab, press, stored } from './testing/declaration-page';
import { accept, RECEIVED, sent } from './testing/declarations-api';

jest.mock('./save-text', () => ({ saveText: jest.fn() }));

beforeEach(prepareTab);

describe('a cancellation', () => {
  it('is entered, shown once more, declared and confirmed with its time', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    expect(await heading('Kündigung prüfen')).toHaveFocus();
    for (const text of ['Marina Walk Tower 2304', 'Ordentlich', 'Zum nächstmöglichen Zeitpunkt'])
      expect(screen.getByText(text)).toBeVisible();
    expect(sent()).toEqual([]);

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
    await press('Grund der Kündigung: Nenne den Grund, höchstens 1.000 Zeichen.');
    expect(field('Grund der Kündigung')).toHaveFocus();
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

  it('says beside each field what is missing, and once for all', async () => {
    open('/cancellation');
    await press('Weiter zur Prüfung');
    const summary = { name: 'Drei Angaben fehlen noch oder stimmen nicht' };
    await waitFor(() => expect(screen.getByRole('region', summary)).toHaveFocus());
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
    expect(sent()).toHaveLength(1);
  });

  it('that did not get through keeps its id, so that it is received once', async () => {
    open('/cancellation');
    await fill();
    await press('Weiter zur Prüfung');
    lose();
    await press('Jetzt kündigen');
    expect(await screen.findByText('Manzil ist gerade nicht erreichbar')).toBeVisible();
    expect(stored()).toEqual(['cancellation']);
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
    lose();
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
    refuse(422, 'Einige Angaben stimmen noch nicht.', {
      fields: { email: 'Diese Adresse gibt es nicht.' },
    });
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
