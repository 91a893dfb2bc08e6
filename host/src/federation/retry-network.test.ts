import { ScriptExecutionError, ScriptNetworkError } from './load-container';
import { retryNetwork } from './retry-network';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what the network spoils twice is there at the third attempt', async () => {
  const task = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new ScriptNetworkError('lost'))
    .mockRejectedValueOnce(new ScriptNetworkError('lost'))
    .mockResolvedValue('here');
  const result = retryNetwork(task);
  await jest.runAllTimersAsync();
  await expect(result).resolves.toBe('here');
  expect(task).toHaveBeenCalledTimes(3);
});

test('it gives up after two retries', async () => {
  const task = jest.fn<Promise<string>, []>().mockRejectedValue(new ScriptNetworkError('lost'));
  const result = expect(retryNetwork(task)).rejects.toThrow('lost');
  await jest.runAllTimersAsync();
  await result;
  expect(task).toHaveBeenCalledTimes(3);
});

test.each([new ScriptExecutionError('threw'), new TypeError('threw')])(
  'code that ran and threw is not run again: %s',
  async (error) => {
    const task = jest.fn<Promise<string>, []>().mockRejectedValue(error);
    await expect(retryNetwork(task)).rejects.toThrow('threw');
    expect(task).toHaveBeenCalledTimes(1);
  },
);
