import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MasterKeys } from './master-keys';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealed = { sealed: Buffer; key_id: string };

/** `place`, `bank_accounts.iban:<row's id>`: sealed bytes that were copied elsewhere do not open. */
export type FieldCipher = {
  seal: (place: string, text: string) => Sealed;
  /** @throws where the bytes were changed or moved, or their key is not configured */
  open: (place: string, value: Sealed) => string;
};

export function fieldCipher(keys: MasterKeys): FieldCipher {
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keys.current.secret, nonce);
      cipher.setAAD(Buffer.from(place));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return {
        sealed: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]),
        key_id: keys.current.id,
      };
    },
    open(place, { sealed, key_id }) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, keys.find(key_id), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(tag);
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
