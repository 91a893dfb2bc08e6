import { loadPatiently, retryNetwork } from './patience';

const lost = Object.assign(new Error('lost'), { name: 'ChunkLoadError' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what the network spoils twice is there at the third attempt', async () => {
  const task = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('here');
  const result = retryNetwork(task);
  await jest.runAllTimersAsync();
  await expect(result).resolves.toBe('here');
  expect(task).toHaveBeenCalledTimes(3);
});

test('it gives up after two retries', async () => {
  const task = jest.fn<Promise<string>, []>().mockRejectedValue(lost);
  const result = expect(retryNetwork(task)).rejects.toThrow('lost');
  await jest.runAllTimersAsync();
  await result;
  expect(task).toHaveBeenCalledTimes(3);
});

test('code that ran and threw is not run again', async () => {
  const task = jest.fn<Promise<string>, []>().mockRejectedValue(new TypeError('threw'));
  await expect(retryNetwork(task)).rejects.toThrow('threw');
  expect(task).toHaveBeenCalledTimes(1);
});

test('who waits for code is told after 8 s that it does not come, and gets it at the next try', async () => {
  let arrive: (code: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const told = expect(loadPatiently(() => code)).rejects.toThrow('No answer within 8000 ms');
  await jest.advanceTimersByTimeAsync(8_000);
  await told;
  arrive('here');
  await expect(loadPatiently(() => code)).resolves.toBe('here');
});
