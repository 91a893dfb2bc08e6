// Says nothing about the investor, so it is kept when they sign out.
const KEY = 'manzil-install-dismissed';

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
