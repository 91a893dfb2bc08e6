import { renderScreen } from '@manzil/shared/testing/render-screen';
import { screen, waitFor } from '@testing-library/react';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button', { name: 'Nachricht senden' });

async function open() {
  const { user } = await renderScreen({ screen: 'sample-name' });
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
  return user;
}

/** As the API has received it. */
const received = (_: string, { body }: RequestInit): Response =>
  Response.json({
    ...JSON.parse(String(body)),
    message_id: '5d1f7c52-0000-4000-8000-000000000001',
    received_at: '2026-11-20T06:42:00Z',
    phone: null,
    receipt_mailed: true,
  });

test('what is missing is said at its field, and nothing is sent', async () => {
  const user = await open();
  await user.click(button());
  expect(await screen.findByText('Schreib uns, worum es geht.')).toBeVisible();
  await waitFor(() => expect(field('Nachricht')).toHaveFocus());
  expect(fetchMock).not.toHaveBeenCalled();
});

test('it is sent once, however often the button is pressed, and leads on', async () => {
  const user = await open();
  let answer: () => void = () => undefined;
  fetchMock.mockImplementation(
    (url, request) =>
      new Promise((done) => {
        answer = () => done(received(url, request));
      }),
  );
  await user.type(field('Nachricht'), 'Wann ist die Übergabe?');
  await user.dblClick(button());
  expect(await screen.findByText('Wird gesendet')).toBeVisible();
  answer();
  expect(await screen.findByText('Adresse: /sample-remote')).toBeVisible();
  expect(screen.getByText('Nachricht gesendet')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetchMock.mock.lastCall?.[1].body))).toMatchObject({
    name: 'Anna Becker',
    message: 'Wann ist die Übergabe?',
  });
});

test('what was typed stays beside what the API objects to', async () => {
  const user = await open();
  fetchMock.mockResolvedValue(
    Response.json(
      {
        type: 'about:blank',
        title: 'x',
        status: 422,
        instance: 'x',
        code: 'input_invalid',
        message: 'Prüf deine Angaben.',
        fields: { message: 'Die Nachricht ist zu lang.' },
      },
      { status: 422 },
    ),
  );
  await user.type(field('Nachricht'), 'Wann ist die Übergabe?');
  await user.click(button());
  expect(await screen.findByText('Die Nachricht ist zu lang.')).toBeVisible();
  expect(field('Nachricht')).toBeInvalid();
  expect(field('Nachricht')).toHaveValue('Wann ist die Übergabe?');
});
