import { forgetInvestor } from '../session/remembered-investor';
import { forgetRemoval, removeWorker } from './remove-worker';

const reload = jest.fn();
const unregister = jest.fn(async () => true);

function withRegistrations(count: number): void {
  const getRegistrations = async () => Array.from({ length: count }, () => ({ unregister }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations },
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

test('a worker that is gone is unregistered and its page reloads', async () => {
  withRegistrations(1);
  await removeWorker(reload);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page without a worker is left alone', async () => {
  withRegistrations(0);
  await removeWorker(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a worker that comes back by itself does not make the page reload for ever', async () => {
  withRegistrations(1);
  await removeWorker(reload);
  await removeWorker(reload);
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a sign-out between does not make it reload either', async () => {
  withRegistrations(1);
  await removeWorker(reload);
  forgetInvestor();
  await removeWorker(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a worker was in order, the next that goes missing reloads again', async () => {
  withRegistrations(1);
  await removeWorker(reload);
  forgetRemoval();
  await removeWorker(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where nothing can be noted, the page does not reload', async () => {
  withRegistrations(1);
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await removeWorker(reload);
  denied.mockRestore();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
