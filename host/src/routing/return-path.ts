const KEY = 'manzil.return';

/** Remembers the page a visitor asked for, to open it after signing in. */
export const keepReturnPath = (path: string): void => sessionStorage.setItem(KEY, path);

/** The remembered page, once. Only a path within the portal counts; `/` otherwise. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  sessionStorage.removeItem(KEY);
  return /^\/(?![/\\])[^\\]*$/.test(path) ? path : '/';
}
