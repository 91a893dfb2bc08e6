/** Puts every table of an article into a frame that scrolls and can be reached by keyboard. Idempotent. */
export function scrollTables(body: HTMLElement, label: string, className: string): void {
  for (const table of body.querySelectorAll(':scope > table')) {
    const frame = document.createElement('div');
    frame.className = className;
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', label);
    table.replaceWith(frame);
    frame.append(table);
  }
}
