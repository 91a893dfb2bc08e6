import { render, screen } from '@testing-library/react';
import { UnitName } from './unit-name';

test('an Arabic name of a building leaves the number behind it in its place', () => {
  render(<UnitName unit={{ property_name: 'برج النور', unit_no: '705' }} />);
  expect(screen.getByText('برج النور').tagName).toBe('BDI');
  expect(screen.getByText('705').closest('bdi')).toBeNull();
});
