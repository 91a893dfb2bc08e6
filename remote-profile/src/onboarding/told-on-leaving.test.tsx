import { fireEvent, screen, waitFor } from '@testing-library/react';
import { open, saved, stateAt } from './testing/open-onboarding';

test('a date of birth and a number that cannot be right say so when they are left, and are kept all the same', async () => {
  const keep = jest.fn(() => saved(2));
  const { user } = await open(stateAt(0), { 'PUT /onboarding/person/draft': keep });
  const birth = screen.getByLabelText('Geburtsdatum');
  const phone = screen.getByLabelText('Telefon');
  await user.click(birth);
  fireEvent.change(birth, { target: { value: '1804-03-09' } });
  await user.tab();
  await waitFor(() => expect(birth).toHaveAccessibleDescription(/kann nicht stimmen/));
  expect(screen.getByRole('combobox', { name: 'Staatsangehörigkeit' })).toHaveFocus();
  await user.clear(phone);
  await user.type(phone, '901820');
  expect(phone).toBeValid();
  await user.tab();
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/keine Telefonnummer/));
  expect(screen.getByRole('combobox', { name: 'Sprache unserer E-Mails' })).toHaveFocus();
  await waitFor(() =>
    expect(keep).toHaveBeenLastCalledWith(
      expect.objectContaining({
        typed: expect.objectContaining({ date_of_birth: '1804-03-09', phone: '901820' }),
      }),
    ),
  );
  await user.clear(phone);
  await user.type(phone, '+49 30 901820');
  await waitFor(() => expect(phone).toBeValid());
  expect(birth).toBeInvalid();
});
