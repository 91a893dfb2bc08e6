import { seal, unseal } from '../../platform/secrets/seal';

const PURPOSE = 'end-session';

/** Lets whoever has the mail about a session end it, and nothing else. */
export const sessionLinkToken = (authKey: Buffer, sessionId: string): string =>
  seal(authKey, PURPOSE, sessionId);

/** @returns null where the token is none of ours */
export const readSessionLink = (authKey: Buffer, token: string): string | null =>
  unseal(authKey, PURPOSE, token)?.[0] ?? null;
