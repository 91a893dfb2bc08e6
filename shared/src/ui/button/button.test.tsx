import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button';

test('a busy button says what it does and ignores further clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Speichern</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  rerender(
    <Button busy busyLabel="Wird gespeichert" onClick={onClick}>
      Speichern
    </Button>,
  );
  const busy = screen.getByRole('button', { name: 'Wird gespeichert' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(busy);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy submit button does not send the form again', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Wird gesendet">
        Senden
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wird gesendet' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

function RouterLink({ to, ...rest }: { to: string; className?: string; children?: ReactNode }) {
  return <a href={`/portal${to}`} {...rest} />;
}

test('a link button renders the link of the router it is given', () => {
  render(
    <ButtonLink as={RouterLink} to="/packages">
      Pakete vergleichen
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Pakete vergleichen' });
  expect(link.getAttribute('href')).toBe('/portal/packages');
});
