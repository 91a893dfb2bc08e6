import { PortalContext } from '@manzil/shared/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Found, SearchSelect } from './search-select';

const nothing = () => undefined;
const shell = { setLanguage: nothing, openHelp: nothing, openConsent: nothing, signOut: nothing };
const choice = (value: string) => ({ value, label: `Turm ${value}` });
const all = { value: '', label: 'Alle' };

/** What each search finds; what is not there is still looked for. */
let answers: Record<string, Found | null>;
const searched = jest.fn();
const chosen = jest.fn();

function Shown() {
  const [search, setSearch] = useState('');
  const [value, setValue] = useState('');
  return (
    <SearchSelect
      aria-label="Einheit"
      always={[all]}
      chosen={value ? choice(value) : all}
      found={answers[search]}
      searchHint="Nummer"
      onSearch={(text) => {
        searched(text);
        setSearch(text);
      }}
      onChoose={({ value: now }) => {
        chosen(now);
        setValue(now);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Einheit' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.clearAllMocks();
  answers = {
    '': { choices: [choice('1'), choice('2')], more: 9_998 },
    '70': { choices: [choice('70'), choice('705')], more: 0 },
    x: { choices: [], more: 0 },
    y: null,
  };
  render(
    <PortalContext value={{ language: 'de', ...shell }}>
      <Shown />
    </PortalContext>,
  );
});

test('open, it offers the first, says how many more there are, and is searched by keys alone', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Alle', 'Turm 1', 'Turm 2']);
  expect(status()).toBe('9.998 weitere: Such danach.');
  expect(field()).toHaveAttribute('placeholder', 'Nummer');
  await userEvent.keyboard('70');
  expect(await screen.findByRole('option', { name: 'Turm 705' })).toBeVisible();
  expect(searched.mock.calls).toEqual([['70']]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['705']]);
  expect(field()).toHaveValue('Turm 705');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('what is typed over a name is a search, and Enter waits for what it finds', async () => {
  await userEvent.tab();
  await userEvent.keyboard('7');
  expect(field()).toHaveValue('7');
  expect(options()).toEqual([]);
  expect(status()).toBe('Wird gesucht');
  await userEvent.keyboard('0{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(field()).toHaveValue('70');
  expect(await screen.findByRole('option', { name: 'Turm 70' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['70']]);
});

test('leaving it or Escape chooses nothing, and the name stands there again', async () => {
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(field()).toHaveValue('Alle');
  await userEvent.click(field());
  await userEvent.keyboard('70');
  await screen.findByRole('option', { name: 'Turm 705' });
  await userEvent.click(field());
  expect(field()).toHaveValue('70');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field()).toHaveValue('Alle');
  expect(chosen).not.toHaveBeenCalled();
});

test.each(['2', '705'])('Enter right after opening leaves %s, listed or not', async (value) => {
  await userEvent.click(field());
  if (value === '705') await userEvent.keyboard('70');
  await userEvent.click(await screen.findByRole('option', { name: `Turm ${value}` }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue(`Turm ${value}`);
  expect(chosen).not.toHaveBeenCalledWith('');
});

test('after a choice and after Escape, what is typed takes the place of the name', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Turm 1');
  await userEvent.keyboard('70');
  expect(field()).toHaveValue('70');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Turm 1');
  await userEvent.keyboard('x');
  expect(field()).toHaveValue('x');
});

test('a click into a search leaves what Enter chooses', async () => {
  await userEvent.click(field());
  await userEvent.keyboard('70');
  await screen.findByRole('option', { name: 'Turm 705' });
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['70']]);
});

test('a search that finds nothing or fails says so', async () => {
  await userEvent.click(field());
  await userEvent.keyboard('x');
  expect(await screen.findAllByText('Nichts gefunden')).toHaveLength(2);
  await userEvent.keyboard('{Backspace}y');
  expect(await screen.findAllByText('Die Suche geht gerade nicht.')).toHaveLength(2);
});
