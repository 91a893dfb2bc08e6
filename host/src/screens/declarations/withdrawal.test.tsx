import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, fill, heading, open, prepareTab, press } from './testing/declaration-page';
import { accept, RECEIVED, sent } from './testing/declarations-api';

beforeEach(prepareTab);

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
