import { screen } from '@testing-library/react';
import ErrorSummary from './error-summary';
import { openForm } from './testing/open-form';

it('has no colon after a label that is a sentence', () => {
  const control = document.createElement('input');
  const fault = { control, message: 'Diese Angabe fehlt.' };
  openForm(
    <ErrorSummary
      faults={[
        { ...fault, name: 'city', label: 'Ort' },
        { ...fault, name: 'pep', label: 'Hast du ein hohes öffentliches Amt?' },
        { ...fault, name: 'terms', label: 'Ich stimme zu.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ort: Diese Angabe fehlt.',
    'Hast du ein hohes öffentliches Amt? Diese Angabe fehlt.',
    'Ich stimme zu. Diese Angabe fehlt.',
  ]);
});
