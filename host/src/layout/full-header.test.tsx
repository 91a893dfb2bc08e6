import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullHeader } from './full-header';
import { anna, preparePortal, renderInPortal } from './testing/render-in-portal';

test('the header of a full page opens the search', async () => {
  preparePortal(anna);
  renderInPortal(<FullHeader title="Pakete" />);
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(await screen.findByRole('dialog', { name: 'Suchen' })).toBeVisible();
});

test('a visitor is offered no search', () => {
  preparePortal(null);
  renderInPortal(<FullHeader title="Pakete" />);
  expect(screen.queryByRole('button', { name: 'Suchen' })).not.toBeInTheDocument();
});
