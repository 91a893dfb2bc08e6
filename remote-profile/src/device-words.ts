/**
 * `Firefox auf Windows`, of what the API calls `Firefox, Windows`. Of which it knows one half only, that is all there is.
 * @param words of a screen
 */
export function deviceWords(
  device: string,
  words: (parts: { browser: string; system: string }) => string,
): string {
  const [browser = '', system] = device.split(', ');
  return system ? words({ browser, system }) : device;
}
