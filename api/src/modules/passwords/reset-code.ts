import { randomInt } from 'node:crypto';
import { RESET_CODE_DIGITS } from '@manzil/shared/contract/passwords/passwords';
import { keyedHash } from '../../platform/secrets/keyed-hash';

export const RESET_MINUTES = 10;

export const newResetCode = () =>
  randomInt(10 ** RESET_CODE_DIGITS)
    .toString()
    .padStart(RESET_CODE_DIGITS, '0');

/** A million codes are hashed in no time: without the key, which is not in the database, the hash tells nothing. */
export const resetCodeHash = (authKey: Buffer, flowHash: string, code: string) =>
  keyedHash(authKey, 'reset-code', flowHash, code);
