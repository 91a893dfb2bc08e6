import { randomBytes } from 'node:crypto';
import { passkeys } from '../src/modules/passkeys/passkeys.table';
import type { Db } from '../src/platform/postgres/connect';

/** @param key of a device that signs; none: nobody ever does @returns its id */
export async function aPasskey(
  db: Db,
  investorId: string,
  key: { id: Buffer; publicKey: Buffer } = { id: randomBytes(16), publicKey: randomBytes(77) },
): Promise<string> {
  const [row] = await db
    .insert(passkeys)
    .values({
      investor_id: investorId,
      credential_id: key.id,
      public_key: key.publicKey,
      counter: 0,
      transports: ['internal'],
      name: 'iPhone',
    })
    .returning({ id: passkeys.passkey_id });
  if (!row) throw new Error('The passkey was not stored.');
  return row.id;
}
