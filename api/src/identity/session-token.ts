import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const tokenHash = (token: string) => hash('sha256', token);
