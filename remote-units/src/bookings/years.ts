import { today } from '../today';

/** How long German tax law has receipts kept, in years; an older one is reached by its address. */
const OFFERED = 10;

export const currentYear = (): number => Number(today().slice(0, 4));

/** The years to choose from, latest first, with the chosen one. */
export function yearsFor(chosen: number | undefined): number[] {
  const years = Array.from({ length: OFFERED }, (_, ago) => currentYear() - ago);
  return chosen === undefined || years.includes(chosen)
    ? years
    : [...years, chosen].sort((a, b) => b - a);
}
