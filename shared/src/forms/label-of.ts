type Labelled = HTMLElement & { type?: string; labels?: NodeListOf<HTMLLabelElement> | null };

/** What a control is called on the page; one of a group by the group's legend. */
export function labelOf(found: Element | RadioNodeList | null): string {
  const control = (found instanceof RadioNodeList ? found[0] : found) as Labelled | null;
  const legend = control?.closest('fieldset')?.querySelector('legend');
  const label = control?.labels?.[0];
  return (control?.type === 'radio' ? legend : (label ?? legend))?.textContent ?? '';
}
