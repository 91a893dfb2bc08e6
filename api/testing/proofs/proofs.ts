import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from '../../src/api-root';
import { nameOf, type Route } from '../routes';
import type { Proof } from './proof';

const SOURCES = join(API_ROOT, 'src');

/** Those of every `x.proof.ts`, wherever it is. */
export const PROOFS: readonly Proof[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.proof.ts'))
  .sort()
  .flatMap((path) => (require(join(SOURCES, path)) as { proofs: readonly Proof[] }).proofs);

const byName = new Map(PROOFS.map((proof) => [proof.name, proof]));

export function proofOf(route: Route): Proof {
  const proof = byName.get(nameOf(route));
  if (!proof) {
    throw new Error(
      `${nameOf(route)} has no proof. Write it beside its routes: api/src/modules/<noun>/<noun>.proof.ts.`,
    );
  }
  return proof;
}
