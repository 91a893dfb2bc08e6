import { Refusal } from '@manzil/shared/testing/render-screen';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { button, confirmIdentity, keepCodes, open, startEnrolment } from './testing/factor-page';
import { active, browser, CODES, enrolment, none, SECRET } from './testing/second-factor.fixture';

test('an app is set up by picture or key, and the recovery codes have to be kept', async () => {
  const sent: unknown[] = [];
  const { user, stored } = await open(none, {
    'POST /second-factor/start': () => enrolment,
    'POST /second-factor/confirm': (body: unknown) => {
      sent.push(body);
      stored.now = { ...active, recovery_codes: 10, browsers: [] };
      return { recovery_codes: CODES };
    },
  });
  await startEnrolment(user);
  expect(await screen.findByRole('img', { name: /^QR-Code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code aus der App'), '123 456{Enter}');
  const list = await screen.findByRole('list', { name: 'Wiederherstellungscodes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(sent).toEqual([{ code: '123 456' }]);
  await user.click(button('Fertig'));
  expect(screen.getByRole('alert')).toHaveTextContent('Bewahre die Codes erst auf');
  await keepCodes(user);
  expect(await screen.findByText('Noch 10 Codes übrig')).toBeVisible();
  expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
});

test('what the API says of a wrong code stands at its field', async () => {
  const { user } = await open(none, {
    'POST /second-factor/start': { secret: SECRET, address: 'otpauth://totp/Manzil:anna' },
    'POST /second-factor/confirm': new Refusal(422, 'auth.clock_wrong', {
      fields: { code: 'Die Uhr deines Handys geht etwa 10 Minuten nach.' },
    }),
  });
  await startEnrolment(user);
  const code = await screen.findByLabelText('Code aus der App');
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/10 Minuten nach/));
});

test('who confirms again, as the answer was lost, reads that it is on and gets new codes', async () => {
  const { user, stored } = await open(none, {
    'POST /second-factor/start': { secret: SECRET, address: 'otpauth://totp/Manzil:anna' },
    'POST /second-factor/confirm': () => {
      stored.now = { ...active, recovery_codes: 10 };
      return new Refusal(409, 'second_factor.not_started');
    },
    'POST /second-factor/recovery-codes': { recovery_codes: CODES },
  });
  await startEnrolment(user);
  await user.type(await screen.findByLabelText('Code aus der App'), '123456{Enter}');
  expect(await screen.findByText('Der zweite Faktor ist schon eingeschaltet')).toBeVisible();
  await user.click(button('Neue Codes'));
  await confirmIdentity(user);
  expect(await screen.findByRole('list', { name: 'Wiederherstellungscodes' })).toBeVisible();
});

test('a factor in force is removed with password and code', async () => {
  const sent: unknown[] = [];
  const { user, stored } = await open(active, {
    'POST /second-factor/remove': (body: unknown) => {
      sent.push(body);
      stored.now = none;
      return { success: true };
    },
  });
  await user.click(button('Entfernen'));
  await confirmIdentity(user);
  expect(await screen.findByRole('button', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  expect(sent).toEqual([{ password: 'vier nasse Kraniche', code: '123456' }]);
});

test('a remembered browser is forgotten', async () => {
  const { user, stored } = await open(active, {
    [`DELETE /second-factor/browsers/${browser.browser_id}`]: () => {
      stored.now = { ...active, browsers: [] };
      return { success: true };
    },
  });
  expect(screen.getByText('Zuletzt 20.11.2026, 06:30 Uhr, gemerkt bis 19.12.2026')).toBeVisible();
  await user.click(button('Safari auf iPhone nicht mehr merken'));
  expect(await screen.findByText(/^Noch ist kein Browser gemerkt/)).toBeVisible();
});

test('who has few codes left is told to get new ones', async () => {
  await open({ ...active, recovery_codes: 1 });
  expect(screen.getByText('Deine Wiederherstellungscodes gehen zu Ende')).toBeVisible();
  expect(screen.getByText('Noch 1 Code übrig')).toBeVisible();
});

test('where one is demanded, the page says so, and so does the removal', async () => {
  await open({ ...none, required: true });
  expect(screen.getByText('Ohne zweiten Faktor geht es nicht weiter')).toBeVisible();
  cleanup();
  const { user } = await open({ ...active, required: true });
  await user.click(button('Entfernen'));
  expect(screen.getByText(/^Du musst danach gleich einen anderen einrichten/)).toBeVisible();
});
