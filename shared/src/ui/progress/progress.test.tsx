import { render, screen } from '@testing-library/react';
import { Instalments, Progress } from './progress';

test('a progress bar is named and tells its amounts', () => {
  render(<Progress label="Bezahlt" value={740} max={1850} valueText="740.000 von 1.850.000" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: /Bezahlt/ });
  expect(bar.position).toBeCloseTo(0.4);
});

test('instalments are as wide as their share and fill the whole bar', () => {
  render(
    <Instalments
      label="Rate 2 von 3 ist die nächste"
      parts={[
        { key: '1', share: 20, state: 'done' },
        { key: '2', share: 30, state: 'next' },
        { key: '3', share: 50, state: 'open' },
      ]}
    />,
  );
  const bar = screen.getByRole('img', { name: 'Rate 2 von 3 ist die nächste' });
  const parts = Array.from(bar.children, (part) => part.getAttribute('x'));
  expect(parts).toEqual(['0%', '20%', '50%']);
  expect(bar.lastElementChild?.getAttribute('width')).toBe('50%');
});
