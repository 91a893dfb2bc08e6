import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MasterKeys } from '../secrets/master-keys';
import { FileMissing, fileDamaged } from './file.errors';
import type { FileStore } from './file-store';

export type Files = { files: FileStore; fileKeys: MasterKeys };

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A stored file: `MZF1`, id of the master key, the file's own key sealed by it, the content sealed by that. */
const MAGIC = Buffer.from('MZF1');
const OWN_KEY_AT = MAGIC.length + KEY_ID_BYTES;
const CONTENT_AT = OWN_KEY_AT + NONCE_BYTES + KEY_BYTES + TAG_BYTES;

export async function storeEncrypted(
  { files, fileKeys }: Files,
  key: string,
  content: Buffer,
): Promise<void> {
  const { id, secret } = fileKeys.current;
  const ownKey = randomBytes(KEY_BYTES);
  const sealed = [seal(secret, ownKey, key), seal(ownKey, content, key)];
  await files.put(key, Buffer.concat([MAGIC, Buffer.from(id, 'hex'), ...sealed]));
}

/** @throws fileDamaged where it is missing, was changed or belongs to another key */
export async function openEncrypted({ files, fileKeys }: Files, key: string): Promise<Buffer> {
  const stored = await read(files, key);
  try {
    if (!stored.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('Not an encrypted file.');
    const secret = fileKeys.find(stored.toString('hex', MAGIC.length, OWN_KEY_AT));
    const ownKey = unseal(secret, stored.subarray(OWN_KEY_AT, CONTENT_AT), key);
    return unseal(ownKey, stored.subarray(CONTENT_AT), key);
  } catch (cause) {
    throw fileDamaged({ cause });
  }
}

async function read(files: FileStore, key: string): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await files.get(key)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (cause) {
    throw cause instanceof FileMissing ? fileDamaged({ cause }) : cause;
  }
}

/** Bound to the file's key: two files that were swapped in the store do not open. */
function seal(secret: Buffer, content: Buffer, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(key));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function unseal(secret: Buffer, sealed: Buffer, key: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tagAt = Math.max(NONCE_BYTES, sealed.length - TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(key));
  decipher.setAuthTag(sealed.subarray(tagAt));
  const content = decipher.update(sealed.subarray(NONCE_BYTES, tagAt));
  // Checks the tag; there is nothing left to come.
  decipher.final();
  return content;
}
