import { usePortal } from '@manzil/shared/runtime';
import de from './texts/de.json';
import en from './texts/en.json';

/** Not a screen's: they come with the receipt, wherever it is opened. */
export function useReceiptWords(): (key: keyof typeof de) => string {
  const words = { de, en }[usePortal().language];
  return (key) => words[key];
}
