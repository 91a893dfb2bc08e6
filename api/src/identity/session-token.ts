import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database knows of a token. */
export const tokenHash = (token: string) => hash('sha256', token);
