type Cell = string | number;
export type Files = Map<string, { header: string[]; lines: Cell[][] }>;

export const TODAY = '2026-11-21';

export const quoted = (cell: Cell) =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

export function add(files: Files, name: string, line: Record<string, Cell>): void {
  const file = files.get(name) ?? { header: Object.keys(line), lines: [] };
  files.set(name, file);
  file.lines.push(Object.values(line));
}

export type Unit = { id: string; no: number; price: number };
