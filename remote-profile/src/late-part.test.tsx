import { renderPart } from '@manzil/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { LatePart } from './late-part';
import remote from './portal';

const lost = () => Object.assign(new Error('It did not arrive.'), { name: 'ChunkLoadError' });
const Part = ({ word }: { word: string }) => <p>{word}</p>;
const load = jest.fn(async () => ({ default: Part }));
const giveUp = jest.fn();

const show = () =>
  renderPart(
    {
      ...remote,
      parts: {
        late: async () => ({
          default: () => <LatePart load={load} props={{ word: 'Da' }} giveUp={giveUp} />,
        }),
      },
    },
    { name: 'profile', part: 'late' },
  );

beforeEach(() => load.mockReset().mockResolvedValue({ default: Part }));

test('what comes is shown', async () => {
  await show();
  expect(await screen.findByText('Da')).toBeVisible();
});

test('what was lost is tried again, as often as the reader likes', async () => {
  load.mockRejectedValue(lost());
  const { user } = await show();
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.getByText('Dieser Teil ist nicht angekommen')).toBeVisible();
  load.mockResolvedValue({ default: Part });
  await user.click(retry);
  expect(await screen.findByText('Da')).toBeVisible();
  expect(screen.queryByText('Dieser Teil ist nicht angekommen')).not.toBeInTheDocument();
});

test('the reader may go on without', async () => {
  load.mockRejectedValue(lost());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(giveUp).toHaveBeenCalledTimes(1);
});
