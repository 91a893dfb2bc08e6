const LABELABLE = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

/**
 * Queries by role and by label ask each control for its labels, and jsdom goes through the whole page for each, and for each
 * label of it once more. Here only labels are looked at, and none for a control that none can name.
 */
export function findLabels(window: Window & typeof globalThis): void {
  for (const name of LABELABLE) {
    const { prototype } = window[name];
    const labels = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
    if (!labels) throw new Error(`jsdom's ${name} has no labels.`);
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        return this.isConnected && this.type !== 'hidden' ? labelsOf(this) : labels.call(this);
      },
    });
  }
}

function labelsOf(control: HTMLInputElement): HTMLLabelElement[] {
  const around = labelAround(control);
  const inside = around && !around.htmlFor && around.control === control ? [around] : [];
  const { id, ownerDocument } = control;
  if (!id || ownerDocument.getElementById(id) !== control) return inside;
  const named = [...ownerDocument.getElementsByTagName('label')].filter(
    ({ htmlFor }) => htmlFor === id,
  );
  return [...inside, ...named];
}

function labelAround(control: Element): HTMLLabelElement | null {
  let at: Element | null = control;
  while (at && at.localName !== 'label') at = at.parentElement;
  return at as HTMLLabelElement | null;
}
