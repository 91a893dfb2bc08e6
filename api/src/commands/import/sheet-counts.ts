import { fileOf } from './sheet';
import type { SheetContent } from './sheet-content';

export type SheetCounts = {
  file: string;
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  /** For their own sake, or that of a line they need. */
  leftOut: number;
};

export function countsOf({ sheet, read, lines, unchanged }: SheetContent): SheetCounts {
  const right = lines.filter(({ wrong }) => !wrong);
  const fresh = right.filter(({ isNew }) => isNew).length;
  return {
    file: fileOf(sheet),
    read,
    new: fresh,
    changed: right.length - fresh,
    unchanged,
    leftOut: read - right.length - unchanged,
  };
}
