import { isApiError } from '@manzil/shared/runtime';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  return value >>> 0;
}

/** The API's own where there is one, else the same for the same failure at the same place of the code. */
export function errorNumber(error: unknown): string {
  if (isApiError(error) && error.instance) return error.instance;
  const place =
    error instanceof Error
      ? `${error.name} ${error.message} ${error.stack?.split('\n')[1] ?? ''}`
      : String(error);
  const digits = hash(place).toString(16).toUpperCase().padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
