import { render } from '@testing-library/react';
import { Icon } from './icon';

test('a registry icon is decorative, and an unknown or inherited name draws a square', () => {
  const { container } = render(<Icon name="wallet" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('.lucide-wallet')).not.toBeNull();
  for (const name of ['no-such-icon', 'toString']) {
    const unknown = render(<Icon name={name} />);
    expect(unknown.container.querySelector('.lucide-square')).not.toBeNull();
  }
});
