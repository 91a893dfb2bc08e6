import { createHmac } from 'node:crypto';

/** HMAC-SHA256 in base64url. @param purpose keeps hashes of one kind from serving as another */
export const keyedHash = (key: Buffer, purpose: string, ...parts: string[]) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Stands for an e-mail address where counters and reset codes are kept: nobody reads it back without the key. */
export const accountKey = (authKey: Buffer, email: string) =>
  keyedHash(authKey, 'account', email.toLowerCase());
