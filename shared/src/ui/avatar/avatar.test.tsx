import { fireEvent, render, screen } from '@testing-library/react';
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

test('initials show where the picture cannot be had, and the next picture is tried', () => {
  const { container, rerender } = render(<Avatar name="Anna Becker" src="/files/gone.webp" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.textContent).toBe('AB');
  rerender(<Avatar name="Anna Becker" src="/files/new.webp" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/new.webp');
});

test('the red dot is told in words', () => {
  render(<Avatar name="Anna Becker" marker="Profil unvollständig" />);
  expect(screen.getByText('Profil unvollständig')).toBeTruthy();
});
