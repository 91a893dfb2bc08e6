import { Container, Registration, Worker } from './testing/workers';
import { followUpdates } from './worker-updates';

let registration: Registration;
let container: Container;
const onActive = jest.fn();

function open({ controlled }: { controlled: boolean }): void {
  container = new Container();
  container.controller = controlled ? new Worker() : null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  followUpdates(registration as unknown as ServiceWorkerRegistration, onActive);
}

beforeEach(() => {
  registration = new Registration();
  onActive.mockClear();
});

test('a new worker is told to skip waiting, and the page hears of it once it is in service', () => {
  open({ controlled: true });
  const worker = new Worker();
  registration.finds(worker);
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.becomes('installed');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(onActive).not.toHaveBeenCalled();
  worker.becomes('activating');
  container.isControlledBy(worker);
  worker.becomes('activated');
  expect(onActive).toHaveBeenCalledTimes(1);
});

test('a tab that hears of a new worker late tells it too', () => {
  open({ controlled: true });
  registration.waiting = new Worker();
  registration.waiting.state = 'installed';
  registration.dispatchEvent(new Event('updatefound'));
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('a tab that hears of a new worker when it is in service already reloads', () => {
  open({ controlled: true });
  container.isControlledBy(new Worker());
  registration.dispatchEvent(new Event('updatefound'));
  expect(onActive).toHaveBeenCalledTimes(1);
});

test('a worker that has waited since before this page is told so too', () => {
  registration.waiting = new Worker();
  registration.waiting.state = 'installed';
  open({ controlled: true });
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('the first worker of a device reloads nothing', () => {
  open({ controlled: false });
  const worker = new Worker();
  registration.finds(worker);
  worker.becomes('installed');
  container.isControlledBy(worker);
  worker.becomes('activated');
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(onActive).not.toHaveBeenCalled();
  container.isControlledBy(new Worker());
  expect(onActive).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be installed changes nothing', () => {
  open({ controlled: true });
  const worker = new Worker();
  registration.finds(worker);
  worker.becomes('redundant');
  expect(onActive).not.toHaveBeenCalled();
});

test('a portal that is looked at again looks for a new version', () => {
  open({ controlled: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});
