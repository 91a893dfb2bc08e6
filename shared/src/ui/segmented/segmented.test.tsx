import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented';

const options = [
  { value: 'month', label: 'Monat' },
  { value: 'year', label: 'Jahr' },
] as const;

test('choosing a segment reports its value', async () => {
  const onChange = jest.fn();
  render(<Segmented legend="Zeitraum" options={options} value="month" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Zeitraum' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monat' }).checked).toBe(true);
  await userEvent.click(screen.getByText('Jahr'));
  expect(onChange).toHaveBeenCalledWith('year');
});
