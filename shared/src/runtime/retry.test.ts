import { lateArrival, loadWithRetries, retryNetwork, withTimeout } from './retry';

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
  const told = expect(loadWithRetries(() => code)).rejects.toThrow('No answer within 8000 ms');
  await jest.advanceTimersByTimeAsync(8_000);
  await told;
  arrive('here');
  await expect(loadWithRetries(() => code)).resolves.toBe('here');
});

describe('what was not waited for', () => {
  const late = (task: Promise<unknown>) => {
    const told = withTimeout(task).catch((error: unknown) => error);
    return jest.advanceTimersByTimeAsync(8_000).then(() => told);
  };

  test('arrives after all, also below other failures', async () => {
    let arrive: (code: string) => void = () => undefined;
    const inner = withTimeout(
      new Promise<string>((resolve) => {
        arrive = resolve;
      }),
    ).catch((cause: unknown) => {
      throw new Error('The remote is not available.', { cause });
    });
    const arrival = lateArrival(await late(inner));
    arrive('here');
    await expect(arrival).resolves.toBe('here');
  });

  test('never comes', async () => {
    const error = await late(
      new Promise((_, reject) => {
        setTimeout(() => reject(lost), 120_000);
      }),
    );
    const arrival = expect(lateArrival(error)).rejects.toBe(lost);
    await jest.runAllTimersAsync();
    await arrival;
  });

  test('is nothing where something else has failed', async () => {
    await expect(lateArrival(lost)).rejects.toBe(lost);
    await expect(lateArrival('gone')).rejects.toBe('gone');
  });
});
