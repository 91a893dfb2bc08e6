const KEY = 'manzil.return';

/** Remembers the page a visitor asked for, to open it after signing in. */
export const keepReturnPath = (path: string): void => sessionStorage.setItem(KEY, path);

/** As a browser reads it, which takes `\` for `/` and leaves out tabs and line breaks. */
function withinPortal(path: string): boolean {
  try {
    const { origin, pathname } = new URL(path, location.origin);
    return path.startsWith('/') && origin === location.origin && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** The remembered page, once. Only a path within the portal counts; `/` otherwise. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  sessionStorage.removeItem(KEY);
  return withinPortal(path) ? path : '/';
}
