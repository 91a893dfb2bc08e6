import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, PasswordInput, TextInput } from './field';

test('a field ties label, error and hint to its input', () => {
  render(
    <Field label="IBAN" hint="Ohne Leerzeichen." error="Prüfe die letzten vier Stellen.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('IBAN');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Prüfe die letzten vier Stellen.', 'Ohne Leerzeichen.']);
});

test('a field without error and hint carries no empty description', () => {
  render(<Field label="Vorname">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByLabelText('Vorname');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a password can be shown and hidden again', async () => {
  render(
    <Field label="Passwort">
      {(control) => (
        <PasswordInput
          {...control}
          showLabel="Passwort anzeigen"
          hideLabel="Passwort verbergen"
          capsLockLabel="Die Feststelltaste ist an."
        />
      )}
    </Field>,
  );
  const input = screen.getByLabelText('Passwort');
  await userEvent.type(input, 'Marina');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a password is told that Caps Lock is on, until it is off', () => {
  render(
    <PasswordInput
      aria-label="Passwort"
      showLabel="Anzeigen"
      hideLabel="Verbergen"
      capsLockLabel="Die Feststelltaste ist an."
    />,
  );
  const press = (on: boolean) =>
    fireEvent.keyUp(screen.getByLabelText('Passwort'), { key: 'A', modifierCapsLock: on });
  press(true);
  expect(screen.getByRole('status').textContent).toBe('Die Feststelltaste ist an.');
  press(false);
  expect(screen.getByRole('status').textContent).toBe('');
});
