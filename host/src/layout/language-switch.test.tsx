import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from './language-switch';
import { preparePortal, renderInPortal, setLanguage } from './testing/render-in-portal';

test('a user switches to English in the language of their own', async () => {
  preparePortal();
  renderInPortal(<LanguageSwitch />);
  const select = screen.getByRole('combobox', { name: 'Sprache' });
  expect(select).toHaveValue('de');
  await userEvent.selectOptions(select, 'English');
  expect(setLanguage).toHaveBeenCalledWith('en');
});
