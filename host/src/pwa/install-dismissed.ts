// Says nothing about the investor, so it is kept when they sign out.
const KEY = 'manzil-install-dismissed';

/** Whether the user has said on this device that they do not want to be asked. */
export function isInstallDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberInstallDismissed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the question may come again.
  }
}
