// Outside the names that `forgetInvestor` removes: the page would reload again after every sign-out.
const KEY = 'manzil-worker-removed';

/** Whether it is the first reload since a worker was in order; notes it. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

export function forgetRemoval(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage that is denied holds no note either.
  }
}

/** Specification §7: unregisters the worker, if there is one, and reloads the page that it served, once. */
export async function removeWorker(reload: () => void): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (mayReload()) reload();
}
