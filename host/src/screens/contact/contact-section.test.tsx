import { setInvestor } from '@manzil/shared/runtime';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, preparePortal, renderRoutes } from '../../layout/testing/render-in-portal';
import { fetchMock, refuse } from '../testing/answers';
import { ContactSection } from './contact-section';

const max = { ...anna, investor_id: crypto.randomUUID(), first_name: 'Max', last_name: 'Krüger' };

const open = () => renderRoutes([{ path: '/details', element: <ContactSection /> }], '/details');
const field = (name: string) => screen.getByRole('textbox', { name });
const signIn = (investor: typeof anna | null) => act(() => setInvestor(investor));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
beforeEach(preparePortal);
afterEach(() => {
  cleanup();
  fetchMock.mockReset();
});

test('what a stranger has typed stays when they sign in; name and address are filled in', async () => {
  signIn(null);
  open();
  await userEvent.type(field('Nachricht'), 'Wohnung in Dubai Marina');
  signIn(anna);
  await waitFor(() => expect(field('E-Mail')).toHaveValue(anna.email));
  expect(field('Nachricht')).toHaveValue('Wohnung in Dubai Marina');
});

test('what an investor has typed leaves the page with them', async () => {
  signIn(anna);
  open();
  await waitFor(() => expect(field('E-Mail')).toHaveValue(anna.email));
  await userEvent.type(field('Nachricht'), 'Meine Wohnung');
  signIn(null);
  expect(field('Nachricht')).toHaveValue('');
  expect(field('E-Mail')).toHaveValue('');
  signIn(max);
  await waitFor(() => expect(field('Name')).toHaveValue('Max Krüger'));
});

test('two refused fields are listed, and each is a press away', async () => {
  signIn(anna);
  open();
  await userEvent.type(field('Nachricht'), 'Meine Wohnung');
  refuse(422, 'Bitte prüfe deine Angaben.', {
    fields: { message: 'Die Nachricht ist zu lang.', name: 'Der Name ist zu lang.' },
  });
  await send();
  expect(await screen.findByText('Die Nachricht ist zu lang.')).toBeVisible();
  const summary = screen.getByRole('region', {
    name: 'Zwei Angaben fehlen noch oder stimmen nicht',
  });
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(
    screen.getByRole('button', { name: 'Nachricht: Die Nachricht ist zu lang.' }),
  );
  expect(field('Nachricht')).toHaveFocus();
});

test('a refusal that belongs to no field on the page is told above the button', async () => {
  signIn(anna);
  open();
  await userEvent.type(field('Nachricht'), 'Meine Wohnung');
  refuse(422, 'Bitte prüfe deine Angaben.', { fields: { website: 'zu lang' } });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte prüfe deine Angaben.');
  expect(field('Nachricht')).toHaveValue('Meine Wohnung');
});
