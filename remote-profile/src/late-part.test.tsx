import { renderPart } from '@manzil/shared/testing/render-screen';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { LatePart } from './late-part';

const lost = () => Object.assign(new Error('It did not arrive.'), { name: 'ChunkLoadError' });
const Part = ({ word }: { word: string }) => <p>{word}</p>;
const load = jest.fn(async () => ({ default: Part }));
const giveUp = jest.fn();

function Opened() {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
    );
  return <LatePart load={load} props={{ word: 'Da' }} giveUp={giveUp} />;
}

async function show() {
  const shown = await renderPart({ part: Opened });
  return { ...shown, open: () => fireEvent.click(screen.getByRole('button', { name: 'Öffnen' })) };
}

beforeEach(() => load.mockReset().mockResolvedValue({ default: Part }));

test('what comes is shown', async () => {
  (await show()).open();
  expect(await screen.findByText('Da')).toBeVisible();
});

test('what was lost is tried again, as often as the user likes', async () => {
  load.mockRejectedValue(lost());
  const { user, open } = await show();
  open();
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByText('Dieser Teil wurde nicht geladen')).toBeVisible();
  load.mockResolvedValue({ default: Part });
  await user.click(retry);
  expect(await screen.findByText('Da')).toBeVisible();
  expect(screen.queryByText('Dieser Teil wurde nicht geladen')).not.toBeInTheDocument();
});

test('what is only late takes the place of the message by itself', async () => {
  let arrive = (_: { default: typeof Part }): void => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { open } = await show();
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('Dieser Teil wurde nicht geladen')).toBeVisible();
  await act(async () => arrive({ default: Part }));
  expect(screen.getByText('Da')).toBeVisible();
});

test('the user may go on without', async () => {
  load.mockRejectedValue(lost());
  const { user, open } = await show();
  open();
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(giveUp).toHaveBeenCalledTimes(1);
});
