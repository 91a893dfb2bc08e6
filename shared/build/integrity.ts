import { createHash } from 'node:crypto';

/** SHA-256 in the form of a subresource integrity attribute. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
