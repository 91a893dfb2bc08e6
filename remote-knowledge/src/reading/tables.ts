/** A figure with or without its unit: `1.850.000`, `−3.625,00 AED`, `16,1 %`. */
const FIGURE = /^[−+]?\d[\d.,]*(?:\s(?:AED|EUR|€|%|m²))?$/;

const isFigure = (cell: Element | undefined): boolean =>
  FIGURE.test(cell?.textContent?.trim() ?? '');

/** Marks the columns that mostly hold figures; the first one names the rows and stays as it is. */
export function alignFigures(body: HTMLElement, className: string): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.tBodies].flatMap((section) => [...section.rows]);
    const columns = table.rows[0]?.cells.length ?? 0;
    for (let column = 1; column < columns; column += 1) {
      const figures = rows.filter((row) => isFigure(row.cells[column])).length;
      if (figures * 2 <= rows.length) continue;
      for (const row of table.rows) row.cells[column]?.classList.add(className);
    }
  }
}

/** Puts every table into a frame that scrolls and can be reached by keyboard; a framed one is left alone. */
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
