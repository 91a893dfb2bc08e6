import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast } from './toast';

test('a message offers its action and can be closed', async () => {
  const onAction = jest.fn();
  const onClose = jest.fn();
  render(
    <Toast
      type="action"
      title="Neue Fassung verfügbar"
      actionLabel="Aktualisieren"
      onAction={onAction}
      onClose={onClose}
      closeLabel="Meldung schließen"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
