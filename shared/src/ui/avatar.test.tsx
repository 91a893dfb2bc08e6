import { render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

test.each([
  ['Anna Becker', 'AB'],
  ['  anna maria becker ', 'AM'],
  ['Łukasz', 'Ł'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(expected);
});

test('a picture stands in for the initials and carries the name', () => {
  render(<Avatar name="Anna Becker" src="/files/anna.webp" />);
  expect(screen.getByRole('img', { name: 'Anna Becker' }).getAttribute('src')).toBe(
    '/files/anna.webp',
  );
});

test('the red dot is told in words', () => {
  render(<Avatar name="Anna Becker" marker="Profil unvollständig" />);
  expect(screen.getByText('Profil unvollständig')).toBeTruthy();
});
