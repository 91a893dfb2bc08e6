import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@manzil/shared/contract/operation';
import { API_ROOT } from '../../src/api-root';
import { nounOf } from '../../src/platform/http/noun';
import { nameOf, type Route } from '../routes';
import { type Proof, proof } from './proof';

const SOURCES = join(API_ROOT, 'src');
const CONTRACT = join(API_ROOT, '../shared/src/contract');

/** What each file of this name exports, wherever it is. */
function* exportedBy<Exports extends object>(folder: string, ending: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of paths.filter((each) => each.endsWith(ending))) {
    const file = join(folder, path);
    yield [file, require(file) as Exports] as const;
  }
}

const written = [...exportedBy<{ proofs: readonly Proof[] }>(SOURCES, '.proof.ts')].flatMap(
  ([, { proofs }]) => proofs,
);

/**
 * A read for investors alone that takes nothing: all there is to know is in the contract. Opened there to others it has no
 * proof any more.
 */
const takesNothing = ({ method, access, params, query }: Operation): boolean =>
  method === 'GET' && access === 'investor' && !params && !query;

const derived = [...exportedBy<object>(CONTRACT, '/operations.ts')]
  .flatMap(([file, exported]) => Object.values(nounOf(file, exported).operations))
  .filter(takesNothing)
  .map((operation) => proof(operation, 'investor'));

export const PROOFS: readonly Proof[] = [...written, ...derived];

const byName = new Map(PROOFS.map((each) => [each.name, each]));

export function proofOf(route: Route): Proof {
  const found = byName.get(nameOf(route));
  if (!found) {
    throw new Error(
      `${nameOf(route)} has no proof. Write it beside its routes: api/src/modules/<noun>/<noun>.proof.ts.`,
    );
  }
  return found;
}
