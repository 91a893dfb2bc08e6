/** Leads to the first thing that can be done at a place; what is not on show in this window takes no focus. */
export function goToPlace(place: HTMLElement | null): void {
  const controls = place?.querySelectorAll<HTMLElement>('button, input:not([type=file])') ?? [];
  for (const control of controls) {
    control.focus();
    if (document.activeElement === control) return;
  }
}
