export type View = 'cards' | 'table';

/** Of the device, whoever uses it: says nothing about an investor. */
const KEY = 'manzil-units-view';
/** Units from which a table is easier to read than cards. */
const MANY = 10;

const isView = (text: string | null): text is View => text === 'cards' || text === 'table';

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberView(view: string): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // A browser that keeps nothing shows what suits the number of units.
  }
}

/** As the address says, else as chosen last on this device, else what suits so many units. */
export function viewFor(said: string | null, owned: number): View {
  const last = remembered();
  if (isView(said)) return said;
  if (isView(last)) return last;
  return owned < MANY ? 'cards' : 'table';
}
