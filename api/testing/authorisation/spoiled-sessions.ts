import { eq, type SQL } from 'drizzle-orm';
import { newToken } from '../../src/identity/session-token';
import { createSession } from '../../src/identity/sessions.repository';
import { sessions } from '../../src/identity/sessions.table';
import type { Person, World } from './people';

export type Spoiled = { [column in 'last_seen_at' | 'expires_at' | 'revoked_at']?: SQL };

export async function sessionOf(
  { portal: { db } }: World,
  { id }: Person,
  spoiled: Spoiled = {},
): Promise<string> {
  const token = newToken();
  const session = await createSession(db, id, token);
  if (Object.keys(spoiled).length > 0)
    await db.update(sessions).set(spoiled).where(eq(sessions.id, session));
  return token;
}
