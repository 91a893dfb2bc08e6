import { render } from '@testing-library/react';
import { Square, Wallet } from 'lucide';
import { LineIcon } from '../line-icon/line-icon';
import { Icon } from './icon';

const drawingOf = (icon: React.JSX.Element) => render(icon).container.querySelector('svg');

test('a registry icon is decorative, and an unknown or inherited name draws a square', () => {
  const wallet = drawingOf(<Icon name="wallet" />);
  expect(wallet?.getAttribute('aria-hidden')).toBe('true');
  expect(wallet?.innerHTML).toBe(drawingOf(<LineIcon lines={Wallet} />)?.innerHTML);
  const square = drawingOf(<LineIcon lines={Square} />)?.innerHTML;
  expect(square).not.toBe(wallet?.innerHTML);
  for (const name of ['no-such-icon', 'toString']) {
    expect(drawingOf(<Icon name={name} />)?.innerHTML).toBe(square);
  }
});
