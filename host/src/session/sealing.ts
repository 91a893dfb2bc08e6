const IV_BYTES = 12;
const KEY_BYTES = 32;

/** One character for each byte, as storages and `btoa` take them. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const random = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

const imported = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(atob(key)), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** 256 bits in base64. */
export const newKey = (): string => btoa(textOf(random(KEY_BYTES)));

/** @returns the nonce and what AES-GCM makes of the value. @throws on pages without https, which have no `crypto.subtle` */
export async function seal(value: unknown, key: string): Promise<string> {
  const iv = random(IV_BYTES);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await imported(key),
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return textOf(iv) + textOf(new Uint8Array(sealed));
}

/** @throws where it was sealed under another key, or not sealed */
export async function unseal(sealed: string, key: string): Promise<unknown> {
  const bytes = bytesOf(sealed);
  const value = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) },
    await imported(key),
    bytes.subarray(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(value)) as unknown;
}
