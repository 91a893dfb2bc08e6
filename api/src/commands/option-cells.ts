import { InvalidArgumentError } from 'commander';
import type { Cell } from './import/cells';

export const optionCell =
  <T>(cell: Cell<T>) =>
  (value: string): T => {
    const read = cell.safeParse(value.trim());
    if (read.success) return read.data;
    throw new InvalidArgumentError(`It ${read.error.issues[0]?.message}.`);
  };
