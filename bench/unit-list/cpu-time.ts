import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Of /proc/<pid>/stat, from the third field on: the name of the program, in brackets, may hold spaces. */
function fieldsOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Processor time a process has used so far, user and system together. @returns milliseconds */
export function cpuTime(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** The same of a process and all that it has started, also of those that have ended. @returns milliseconds */
export function cpuTimeOfAll(pid: number): number {
  const fields = fieldsIfThere(pid);
  // It ended after it was listed, and what it has used is its parent's from now on.
  if (!fields) return 0;
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  return childrenOf(pid).reduce((sum, child) => sum + cpuTimeOfAll(child), own * MS_PER_TICK);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldsIfThere(name)?.[1] === String(pid))
    .map(Number);
}

function fieldsIfThere(pid: number | string): string[] | null {
  try {
    return fieldsOf(pid);
  } catch {
    return null;
  }
}
