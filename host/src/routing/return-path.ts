// In no storage, which would outlive the session: it may name what is the user's.
let asked = '/';

export function keepReturnPath(path: string): void {
  asked = path;
}

/** As a browser reads it, which takes `\` for `/` and leaves out tabs and line breaks. */
function withinPortal(path: string): boolean {
  try {
    const { origin, pathname } = new URL(path, location.origin);
    return path.startsWith('/') && origin === location.origin && !pathname.startsWith('//');
  } catch {
    return false;
  }
}

/** Once. Only a path within the portal counts; `/` otherwise. */
export function takeReturnPath(): string {
  const path = asked;
  asked = '/';
  return withinPortal(path) ? path : '/';
}
