/** Fils as they are written in a file: `-1234.50`. */
export function aedText(fils: number): string {
  const digits = String(Math.abs(fils)).padStart(3, '0');
  return `${fils < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
