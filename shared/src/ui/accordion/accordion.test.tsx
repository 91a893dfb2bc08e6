import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wallet } from 'lucide';
import { useState } from 'react';
import { Category, Question } from './accordion';

function Questions() {
  const [open, setOpen] = useState(false);
  return (
    <Category icon={Wallet} title="Kosten" description="Gebühren" open onToggle={jest.fn()}>
      <Question title="Was kostet es?" open={open} onToggle={() => setOpen(!open)}>
        <a href="/packages">Pakete</a>
      </Question>
    </Category>
  );
}

test('a question opens and closes, and its closed answer is out of reach', async () => {
  render(<Questions />);
  const button = screen.getByRole('button', { name: 'Was kostet es?' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(panel?.hasAttribute('inert')).toBe(true);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel?.hasAttribute('inert')).toBe(false);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('categories and questions are headings one level apart', () => {
  render(<Questions />);
  expect(screen.getByRole('heading', { level: 2, name: /Kosten/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Was kostet es?' })).toBeTruthy();
});
