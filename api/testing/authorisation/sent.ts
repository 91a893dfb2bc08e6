import { type Proof, versionFor } from '../proofs/proof';
import { PORTAL } from '../test-app';
import type { World } from './people';
import type { Persona } from './personas';

/** Cookie and body of a call. */
export async function sent(world: World, { person, token }: Persona, proof: Proof) {
  const headers = { origin: PORTAL, ...(token && { cookie: `session=${token}` }) };
  if (!proof.sends) return { headers };
  const of = { db: world.portal.db, investorId: person.id };
  const version = await versionFor(proof, of);
  const payload = await proof.sends({ ...of, world, email: person.email, version });
  const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
  return { headers: { ...headers, 'content-type': type }, payload };
}
