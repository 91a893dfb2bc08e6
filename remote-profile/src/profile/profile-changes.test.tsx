import type { Profile } from '@manzil/shared/contract/profile/profile';
import { subscribe } from '@manzil/shared/runtime';
import { Refusal } from '@manzil/shared/testing/render-screen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profile } from '../testing/profile.fixture';
import { show } from '../testing/show';

const press = (name: string) => screen.getByRole('button', { name });
const GERMAN_ID = '86095742719';

test('the phone number is changed where it is read', async () => {
  const patch = jest.fn((sent: Partial<Profile>) => ({
    ...profile,
    ...sent,
    phone_display: '+971 50 555 0137',
    version: 2,
  }));
  const { user } = await show('profile', { profile, answers: { 'PATCH /profile': patch } });
  await user.click(press('Telefon ändern'));
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await user.clear(phone);
  await user.click(press('Speichern'));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Trag deine Telefonnummer ein\./));
  await user.type(phone, '+971 50 555 0137');
  await user.click(press('Speichern'));
  expect(await screen.findByText('+971 50 555 0137')).toBeVisible();
  expect(patch.mock.lastCall).toEqual([{ phone: '+971505550137', version: 1 }]);
  await waitFor(() => expect(press('Telefon ändern')).toHaveFocus());
});

test('what is no number is told before anything is sent', async () => {
  const { user, requests } = await show('profile', { profile });
  await user.click(press('Telefon ändern'));
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await user.clear(phone);
  await user.type(phone, '901820');
  await user.click(press('Speichern'));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/keine Telefonnummer/));
  expect(requests).not.toContain('PATCH /profile');
});

test('a number as it is dialled at home is completed by one press', async () => {
  const patch = jest.fn((sent) => ({ ...profile, ...sent, version: 2 }));
  const { user } = await show('profile', { profile, answers: { 'PATCH /profile': patch } });
  await user.click(press('Telefon ändern'));
  const phone = await screen.findByRole('textbox', { name: 'Telefon' });
  await user.clear(phone);
  await user.type(phone, '0151 23456789');
  expect(phone).toHaveAccessibleDescription(/^Die Ländervorwahl fehlt/);
  await user.click(press('+49 151 23456789 übernehmen'));
  expect(phone).toHaveValue('+49 151 23456789');
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription(/^Mit Ländervorwahl/);
  await user.click(press('Speichern'));
  await waitFor(() =>
    expect(patch.mock.lastCall).toEqual([{ phone: '+4915123456789', version: 1 }]),
  );
});

const versioned = (first: Profile) => {
  const stored = { now: first };
  const patch = jest.fn(({ version, ...sent }: Partial<Profile>): unknown => {
    if (version !== stored.now.version) return new Refusal(409, 'changed_meanwhile');
    stored.now = { ...stored.now, ...sent, version: version + 1 };
    return stored.now;
  });
  return { stored, answers: { 'GET /profile': () => stored.now, 'PATCH /profile': patch } };
};

test('date of birth and nationality are changed where they are read, both open at the same time', async () => {
  const { stored, answers } = versioned(profile);
  const { user } = await show('profile', { profile, answers });
  expect(screen.getByText('09.03.1984')).toBeVisible();
  await user.click(press('Geburtsdatum ändern'));
  const birth = await screen.findByLabelText('Geburtsdatum');
  await user.click(press('Staatsangehörigkeit ändern'));
  const nationality = await screen.findByRole('combobox', { name: 'Staatsangehörigkeit' });
  fireEvent.change(birth, { target: { value: '1984-09-03' } });
  await user.clear(nationality);
  await user.type(nationality, 'österreich');
  const [first, second] = screen.getAllByRole('button', { name: 'Speichern' });
  await user.click(first!);
  expect(await screen.findByText('03.09.1984')).toBeVisible();
  await user.click(second!);
  expect(await screen.findByText('österreichisch')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored.now).toMatchObject({ date_of_birth: '1984-09-03', nationality: 'AT', version: 3 });
});

test('the same that was changed elsewhere is asked about', async () => {
  const { stored, answers } = versioned(profile);
  const { user } = await show('profile', { profile, answers });
  await user.click(press('Anrede ändern'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Anrede' }), 'Keine Angabe');
  stored.now = { ...profile, salutation: 'mr', version: 4 };
  await user.click(press('Speichern'));
  expect(await screen.findByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible();
  expect(stored.now.version).toBe(4);
});

test('company and public office are shown, and changed by the office', async () => {
  await show('profile', {
    profile: {
      ...profile,
      company_name: 'Weber Holding GmbH',
      company_registration: 'HRB 12345 B',
      pep: true,
    },
  });
  expect(screen.getByText('Weber Holding GmbH, HRB 12345 B')).toBeVisible();
  expect(screen.getByText('Ja, du oder ein naher Angehöriger')).toBeVisible();
  expect(press('Dem Support schreiben')).toBeVisible();
});

test('a salutation is taken back', async () => {
  const patch = jest.fn((sent: Partial<Profile>) => ({ ...profile, ...sent, version: 2 }));
  const { user } = await show('profile', { profile, answers: { 'PATCH /profile': patch } });
  await user.click(press('Anrede ändern'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Anrede' }), 'Keine Angabe');
  await user.click(press('Speichern'));
  expect(await screen.findByText('Keine Angabe')).toBeVisible();
});

describe('tax residencies', () => {
  const held = { items: [{ country: 'AE', tax_id: null }], version: 7 };
  const put = jest.fn((sent: object): unknown => ({ ...sent, version: 8 }));
  const open = async (changes: Partial<Profile> = {}) => {
    put.mockClear();
    return show('profile', {
      profile: { ...profile, ...changes },
      answers: { 'GET /profile/tax-residencies': held, 'PUT /profile/tax-residencies': put },
    });
  };
  const id = () => screen.getByRole('textbox', { name: 'Steuernummer' });

  test('a German number is checked by its last digit before it is sent', async () => {
    const { user } = await open();
    await user.click(press('Land hinzufügen'));
    await user.type(await screen.findByRole('combobox', { name: 'Land' }), 'deutschland');
    await user.click(press('Speichern'));
    await waitFor(() => expect(id()).toHaveAccessibleDescription(/Trag deine Steuer-ID ein/));
    await user.type(id(), '86 095 742 718');
    await user.click(press('Speichern'));
    await waitFor(() => expect(id()).toHaveAccessibleDescription(/letzte ist ihre Prüfziffer/));
    expect(put).not.toHaveBeenCalled();
    await user.clear(id());
    await user.type(id(), GERMAN_ID);
    await user.click(press('Speichern'));
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(put.mock.lastCall).toEqual([
      { items: [...held.items, { country: 'DE', tax_id: GERMAN_ID }], version: 7 },
    ]);
    expect(await screen.findByText(GERMAN_ID)).toBeVisible();
    await waitFor(() => expect(press('Land hinzufügen')).toHaveFocus());
  });

  test('a person lacks no number of the Emirates, which give them none', async () => {
    await open();
    expect(await screen.findByText('Keine Nummer nötig')).toBeVisible();
    expect(screen.queryByText('Nummer fehlt noch')).not.toBeInTheDocument();
  });

  test('a company in Germany gives the number of its tax office', async () => {
    const { user } = await open({ company_name: 'Weber Holding GmbH' });
    await user.click(press('Land hinzufügen'));
    await user.type(await screen.findByRole('combobox', { name: 'Land' }), 'deutschland');
    await user.click(press('Speichern'));
    await waitFor(() => expect(id()).toHaveAccessibleDescription(/Steuernummer der Firma/));
    await user.type(id(), '27 123/45678');
    await user.click(press('Speichern'));
    expect(await screen.findByText('27 123/45678')).toBeVisible();
  });

  test('the keyboard stays where a country is added, given up or ended', async () => {
    const { user } = await open();
    await user.click(press('Land hinzufügen'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Land' })).toHaveFocus());
    await user.click(press('Abbrechen'));
    await waitFor(() => expect(press('Land hinzufügen')).toHaveFocus());
    await user.click(press('Land hinzufügen'));
    await user.type(await screen.findByRole('combobox', { name: 'Land' }), 'frankreich');
    await user.click(press('Speichern'));
    await user.click(
      await screen.findByRole('button', { name: 'Steuerlichen Wohnsitz ändern: Frankreich' }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Hier zahle ich keine Steuern mehr' }),
    );
    await waitFor(() =>
      expect(press('Steuerlichen Wohnsitz ändern: Vereinigte Arabische Emirate')).toHaveFocus(),
    );
    expect(
      screen.queryByRole('button', { name: 'Steuerlichen Wohnsitz ändern: Frankreich' }),
    ).not.toBeInTheDocument();
  });

  test('what the API says of one of a list stands at its field', async () => {
    put.mockImplementationOnce(() =>
      Response.json(
        {
          type: 'about:blank',
          title: 'x',
          status: 422,
          instance: 'x',
          code: 'request.invalid',
          message: 'x',
          fields: { 'items.0.country': 'Dieses Land kennen wir nicht.' },
        },
        { status: 422 },
      ),
    );
    const { user } = await open();
    await user.click(press('Steuerlichen Wohnsitz ändern: Vereinigte Arabische Emirate'));
    await user.type(await screen.findByRole('textbox', { name: 'Steuernummer' }), '1');
    await user.click(press('Speichern'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription(
        'Dieses Land kennen wir nicht.',
      ),
    );
  });
});

test('a picture is removed here and in the top bar', async () => {
  const told = jest.fn();
  const stop = subscribe('investor:changed', told);
  const { user } = await show('profile', {
    profile: { ...profile, avatar: 'avatars/1' },
    answers: { 'DELETE /profile/avatar': { avatar: null } },
  });
  await user.click(press('Bild entfernen'));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ avatar: null }));
  expect(screen.getByRole('img', { name: 'Anna Becker' })).toHaveTextContent('AB');
  expect(press('Bild wählen')).toHaveFocus();
  stop();
});

test('erasure says what the law keeps, takes the password, and then that it is asked for', async () => {
  const ask = jest.fn((): unknown => ({ requested_at: '2026-11-20T06:42:00.000Z' }));
  const { user } = await show('profile', {
    profile,
    answers: { 'POST /profile/erasure-request': ask },
  });
  expect(screen.getAllByText('Löschung beantragen')).toHaveLength(1);
  await user.click(press('Löschung beantragen'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto löschen?' }));
  expect(dialog.getByText(/zehn Jahre aufbewahren/)).toBeVisible();
  await user.type(dialog.getByLabelText('Dein Passwort'), 'Marina-Walk-2026!');
  await user.click(dialog.getByRole('button', { name: 'Löschung beantragen' }));
  expect(await screen.findByText(/^Beantragt am 20\.11\.2026\./)).toBeVisible();
  expect(ask.mock.lastCall).toEqual([{ password: 'Marina-Walk-2026!' }]);
});

describe('the copy of the data', () => {
  const create = jest.fn<string, [Blob]>(() => 'blob:test');
  beforeEach(() => {
    create.mockClear();
    URL.createObjectURL = create as typeof URL.createObjectURL;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  async function ask(answer: unknown) {
    const post = jest.fn((): unknown => answer);
    const { user } = await show('profile', {
      profile,
      answers: { 'POST /profile/export': post },
    });
    await user.click(press('Herunterladen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Daten herunterladen' }));
    await user.type(dialog.getByLabelText('Dein Passwort'), 'Marina-Walk-2026!');
    await user.click(dialog.getByRole('button', { name: 'Herunterladen' }));
    return { post, dialog };
  }

  test('takes the password, and is saved', async () => {
    const { post } = await ask({ exported_at: '2026-11-20T06:42:00.000Z', records: {} });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(post.mock.calls).toEqual([[{ password: 'Marina-Walk-2026!' }]]);
    expect(create.mock.lastCall?.[0].type).toBe('application/json');
  });

  test('says so where it was asked for too often', async () => {
    const { dialog } = await ask(new Refusal(429));
    expect(await dialog.findByText('Deine Daten sind nicht heruntergeladen')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
  });
});
