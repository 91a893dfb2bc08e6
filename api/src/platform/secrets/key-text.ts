import { StartError } from '../start-error';

export const KEY_BYTES = 32;

export function parseKeys(text: string, where: string): Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => Buffer.from(part, 'base64'));
  if (keys.length > 0 && keys.every((key) => key.length === KEY_BYTES)) return keys;
  throw new StartError(
    `${where} must hold one or more keys of ${KEY_BYTES} bytes in base64, the current one first.`,
  );
}
