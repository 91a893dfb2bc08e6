import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';

const complete = jest.fn();
beforeEach(() => complete.mockClear());

function Code({ start = '      ' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <CodeInput
        label="Code"
        boxLabel={(n) => `Ziffer ${n}`}
        value={value}
        onChange={setValue}
        onComplete={complete}
      />
      <output>{value}</output>
    </>
  );
}

const box = (n: number) => screen.getByLabelText(`Ziffer ${n}`);
const value = () => screen.getByRole('status').textContent;

test('digits go from box to box, everything else is left out', async () => {
  render(<Code />);
  await userEvent.click(box(1));
  await userEvent.keyboard('4a7 1');
  expect(value()).toBe('471   ');
  expect(box(4)).toHaveFocus();
});

test.each(['471 203', 'Dein Code: 471203', '471203'])(
  '%p is pasted into all boxes',
  async (text) => {
    render(<Code />);
    await userEvent.click(box(3));
    await userEvent.paste(text);
    expect(value()).toBe('471203');
    expect(box(6)).toHaveFocus();
    expect(complete.mock.calls).toEqual([['471203']]);
  },
);

test('a part of a code is pasted where the user is', async () => {
  render(<Code start="47    " />);
  await userEvent.click(box(3));
  await userEvent.paste('12');
  expect(value()).toBe('4712  ');
});

test('a code that the phone offers fills all boxes through the first', async () => {
  render(<Code />);
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(box(1));
  await userEvent.keyboard('471203');
  expect(value()).toBe('471203');
});

test('a digit is replaced by the one typed over it, also by the same', async () => {
  render(<Code start="471203" />);
  await userEvent.type(box(2), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(value()).toBe('491203');
  await userEvent.type(box(3), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(value()).toBe('491203');
});

test('a complete code that is corrected digit by digit is not complete anew, one that had a gap is', async () => {
  render(<Code start="471203" />);
  await userEvent.click(box(2));
  await userEvent.keyboard('98');
  expect(value()).toBe('498203');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.click(box(6));
  await userEvent.keyboard('{Backspace}5');
  expect(complete.mock.calls).toEqual([['498205']]);
});

test('backspace empties the box, then the one before', async () => {
  render(<Code start="471203" />);
  await userEvent.click(box(6));
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('47120 ');
  expect(box(6)).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(value()).toBe('471   ');
  expect(box(4)).toHaveFocus();
});

test('arrow keys, Home and End move and stop at the ends', async () => {
  render(<Code start="471203" />);
  await userEvent.click(box(2));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(box(6)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(box(2)).toHaveFocus();
});

test('an error belongs to the group and to every box', () => {
  render(
    <CodeInput
      label="Code"
      boxLabel={(n) => `Ziffer ${n}`}
      value="      "
      onChange={() => undefined}
      onComplete={complete}
      error="Trag alle Ziffern ein."
    />,
  );
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription(
    'Trag alle Ziffern ein.',
  );
  expect(box(6)).toHaveAccessibleDescription('Trag alle Ziffern ein.');
});
