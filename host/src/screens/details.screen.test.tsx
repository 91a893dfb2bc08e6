import { setInvestor } from '@manzil/shared/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal, renderInPortal } from '../layout/testing/render-in-portal';
import DetailsScreen from './details.screen';
import { answer, fetchMock, lose, refuse } from './testing/answers';
import { paste } from './testing/paste';

const received_at = '2026-11-21T19:15:00.000Z';
const faq = {
  categories: [
    {
      id: 2,
      title: 'Projektübergabe',
      description: 'Snagging',
      icon: 'clipboard-check',
      items: [
        {
          id: 21,
          question: 'Was ist Snagging?',
          answer:
            '<p>Eine Abnahme. Den Bericht findest du in <a href="/my-units">Einheiten</a>.</p>',
          reviewed_on: '2026-11-01',
        },
      ],
    },
  ],
};

type Sent = { id: string; body: Record<string, unknown> };
const sent = (): Sent[] =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === 'PUT')
    .map(([url, init]) => ({
      id: String(url).split('/').at(-1) ?? '',
      body: JSON.parse(String(init?.body)),
    }));

const accept = (also: object = {}) =>
  fetchMock.mockImplementationOnce(async (url, init) => {
    const { website, ...said } = JSON.parse(String(init?.body));
    const message_id = String(url).split('/').at(-1);
    const answer = { ...said, message_id, received_at, receipt_mailed: true, ...also };
    return Response.json(answer, { status: 201 });
  });

const open = (path = '/details') => renderInPortal(<DetailsScreen />, path);
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const MESSAGE = 'Wohnung in Dubai Marina.';

async function fill(): Promise<void> {
  await paste(field('Name'), 'Gesine Ölmüller');
  await paste(field('E-Mail'), 'gesine@example.com');
  await paste(field('Nachricht'), `${MESSAGE}\n\nÜbergabe im März. `);
}

beforeEach(() => {
  fetchMock.mockReset();
  preparePortal();
});

describe('a message to the team', () => {
  it('is sent with the language of the answer, and confirmed with its time', async () => {
    open();
    await fill();
    await userEvent.type(field('Telefon (freiwillig)'), '+49 151 23456789');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sprache der Antwort' }),
      'en',
    );
    accept();
    await press('Nachricht senden');
    expect(
      await screen.findByRole('heading', { name: 'Deine Nachricht ist bei uns' }),
    ).toHaveFocus();
    expect(
      screen.getByText(/20:15 Uhr in Deutschland .*gesine@example\.com.*als E-Mail unterwegs/),
    ).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        name: 'Gesine Ölmüller',
        email: 'gesine@example.com',
        phone: '+49 151 23456789',
        message: `${MESSAGE}\n\nÜbergabe im März.`,
        language: 'en',
        website: '',
      },
    ]);
    await press('Noch eine Nachricht schreiben');
    expect(await screen.findByRole('textbox', { name: 'Nachricht' })).toHaveValue('');
  });

  it('says so where no confirmation is mailed', async () => {
    open();
    await fill();
    accept({ receipt_mailed: false });
    await press('Nachricht senden');
    expect(await screen.findByText(/schicken wir diesmal nicht/)).toBeVisible();
  });

  it('says beside each field what is missing, and once for all', async () => {
    open();
    await userEvent.type(field('Telefon (freiwillig)'), 'ruf an');
    await press('Nachricht senden');
    const summary = { name: 'Vier Angaben fehlen noch oder stimmen nicht' };
    await waitFor(() => expect(screen.getByRole('region', summary)).toHaveFocus());
    for (const name of ['Name', 'E-Mail', 'Telefon (freiwillig)', 'Nachricht']) {
      expect(field(name)).toBeInvalid();
    }
    expect(sent()).toEqual([]);
  });

  it('above a limit stays in the form, with other ways, and keeps its id', async () => {
    open();
    await fill();
    refuse(429, 'Zu viele Versuche. In 5 Minuten geht es weiter.');
    await press('Nachricht senden');
    expect(
      await screen.findByText('Zu viele Versuche. In 5 Minuten geht es weiter.'),
    ).toBeVisible();
    expect(screen.getByText(/bleibt hier stehen/)).toBeVisible();
    expect(field('Nachricht')).toHaveValue(`${MESSAGE}\n\nÜbergabe im März. `);
    accept();
    await press('Nachricht senden');
    await screen.findByRole('heading', { name: 'Deine Nachricht ist bei uns' });
    expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
  });

  it('that was changed after a try is another one', async () => {
    open();
    await fill();
    lose();
    await press('Nachricht senden');
    await screen.findByText('Manzil ist gerade nicht erreichbar');
    await userEvent.type(field('Nachricht'), 'Danke.');
    accept();
    await press('Nachricht senden');
    await screen.findByRole('heading', { name: 'Deine Nachricht ist bei uns' });
    expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
  });

  it('that the API objects to says so beside the field', async () => {
    open();
    await fill();
    refuse(422, 'Einige Angaben stimmen noch nicht.', {
      fields: { email: 'Diese Adresse gibt es nicht.' },
    });
    await press('Nachricht senden');
    expect(await screen.findByText('Diese Adresse gibt es nicht.')).toBeVisible();
  });

  it('has name and address of whoever is signed in, and keeps what was typed', async () => {
    open();
    await userEvent.type(field('Name'), 'Anna B.');
    act(() => setInvestor(anna));
    await waitFor(() => expect(field('E-Mail')).toHaveValue('anna.becker@example.com'));
    expect(field('Name')).toHaveValue('Anna B.');
  });
});

describe('the questions', () => {
  it('open at the topic of the address, and lead a stranger to no sign-in', async () => {
    fetchMock.mockResolvedValue(Response.json(faq));
    open('/details#questions-2');
    expect(screen.getByRole('button', { name: /^Projektübergabe/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Was ist Snagging?' }));
    expect(screen.getByText('Eine Abnahme. Den Bericht findest du in Einheiten.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Einheiten' })).not.toBeInTheDocument();
  });

  it('are asked for once a topic is opened, and again on demand', async () => {
    open();
    expect(fetchMock).not.toHaveBeenCalled();
    refuse(503, 'Gerade nicht.');
    await userEvent.click(screen.getByRole('button', { name: /^Projektübergabe/ }));
    expect(await screen.findByText('Die Antworten lassen sich gerade nicht laden.')).toBeVisible();
    answer(200, faq);
    await press('Erneut versuchen');
    expect(await screen.findByRole('button', { name: 'Was ist Snagging?' })).toBeVisible();
  });
});

it('a sample of a statement is there to be opened', async () => {
  await act(async () => void open());
  expect(screen.getByRole('link', { name: 'Muster öffnen (PDF)' })).toHaveAttribute(
    'href',
    'http://api.test/sample-statement?language=de',
  );
});
